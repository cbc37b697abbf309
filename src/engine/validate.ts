import type { Problem } from './problems';
import type { DraftTable, Table } from './table';
import { scoreTable } from './score';

export type Validated =
  | { readonly ok: true; readonly table: Table }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The one border between a draft and a table that a real game could have left behind. */
export function validateTable(draft: DraftTable): Validated {
  const { problems } = scoreTable(draft);
  // No problem left: every cell, God and Worshiper count is there, which is all that `Table` adds.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, table: draft as Table };
}
