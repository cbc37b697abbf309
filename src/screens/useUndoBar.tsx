import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState, type ReactElement } from 'react';
import { UndoBar } from '../components/UndoBar';
import { useTranslations } from '../i18n/useTranslations';

interface Undoable {
  readonly text: string;
  readonly undo: () => void;
}

interface UndoControl {
  /** Says what was taken away; the one before can no longer be had back. */
  readonly offer: (text: string, undo: () => void) => void;
  readonly bar: ReactElement | null;
}

/** The last thing taken away on a page can be had back for as long as one stays on the page. */
export function useUndoBar({ bottomInset = true }: { bottomInset?: boolean } = {}): UndoControl {
  const { t } = useTranslations();
  const [last, setLast] = useState<Undoable | null>(null);
  useFocusEffect(useCallback(() => () => setLast(null), []));
  return {
    offer: (text, undo) => setLast({ text, undo }),
    bar: last && (
      <UndoBar
        text={last.text}
        undoLabel={t.tables.tools.undo}
        bottomInset={bottomInset}
        onUndo={() => {
          last.undo();
          setLast(null);
        }}
      />
    ),
  };
}
