import { useRef, useState, type ReactElement } from 'react';
import { TextField } from '../../components/TextField';
import { MAX_NAME_LENGTH } from '../../engine/table';
import { useTranslations } from '../../i18n/useTranslations';
import { isDefaultName } from './defaultNames';
import { readName } from '../../engine/readName';

type Props = {
  label: string;
  /** The name that is kept. */
  name: string;
  /** `goesOn` while the same visit to the field goes on: undone as one. */
  onRename: (name: string, goesOn: boolean) => void;
};

/** Every letter that makes a good name is kept at once; a bad one is said and the last good stays. */
export function NameField({ label, name, onRename }: Props): ReactElement {
  const { t } = useTranslations();
  // The text differs from the name by outer spaces or by being no name. It counts as long as the
  // name it was typed for: after an undo, the field shows what the table holds.
  const [draft, setDraft] = useState<{ text: string; name: string } | null>(null);
  const renamed = useRef(false);
  const text = draft?.name === name ? draft.text : name;

  const change = (typed: string) => {
    const good = readName(typed);
    setDraft({ text: typed, name: good ?? name });
    if (good === null || good === name) return;
    onRename(good, renamed.current);
    renamed.current = true;
  };
  const leave = () => {
    renamed.current = false;
    if (readName(text) !== null) setDraft(null);
  };
  return (
    <TextField
      label={label}
      value={text}
      selectOnFocus={isDefaultName(name)}
      onChangeText={change}
      onBlur={leave}
      message={
        readName(text) === null ? t.tables.players.wrongName(MAX_NAME_LENGTH, name) : undefined
      }
    />
  );
}
