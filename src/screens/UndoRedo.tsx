import type { ReactElement } from 'react';
import { IconButton } from '../components/IconButton';
import { useTranslations } from '../i18n/useTranslations';
import type { OpenTable } from '../storage/useTable';

/** Both always in sight, across the whole table. */
export function UndoRedo({ open }: { open: OpenTable }): ReactElement {
  const { t } = useTranslations();
  const { undo, redo } = t.tables.tools;
  return (
    <>
      <IconButton icon="undo" label={undo} disabled={!open.canUndo} onPress={open.undo} />
      <IconButton icon="redo" label={redo} disabled={!open.canRedo} onPress={open.redo} />
    </>
  );
}
