import { memo, type ReactElement } from 'react';
import { useTranslations } from '../../i18n/useTranslations';
import { IconButton } from '../IconButton';
import { TopBar } from '../TopBar';

type Props = {
  name: string;
  canUndo: boolean;
  canRedo: boolean;
  onBack: () => void;
  onRead: () => void;
  onUndo: () => void;
  onRedo: () => void;
};

/** Whose pyramid this is, the way back, and undo and redo, always in sight. */
export const EntryBar = memo(function EntryBar(props: Props): ReactElement {
  const { t } = useTranslations();
  const { back, undo, redo } = t.entry.bar;
  return (
    <TopBar title={props.name} backLabel={back} onBack={props.onBack}>
      <IconButton icon="camera" label={t.reading.title} onPress={props.onRead} />
      <IconButton icon="undo" label={undo} disabled={!props.canUndo} onPress={props.onUndo} />
      <IconButton icon="redo" label={redo} disabled={!props.canRedo} onPress={props.onRedo} />
    </TopBar>
  );
});
