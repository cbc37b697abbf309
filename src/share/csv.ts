export type CsvCell = string | number;

/**
 * What makes a spreadsheet take a text for a formula, in the wide forms too. It may stand behind a
 * semicolon, a tab or a line break as well: where those part cells (German, Polish and Russian Excel
 * parts at semicolons) a new cell begins there, whatever the quotes say.
 */
const FORMULA = /(^|[;\t\r\n])("*)(?=[=+\-@\t\r＝＋－＠])/g;

/** A text that is only ever a text. */
export function asText(text: string): string {
  return text.replace(FORMULA, "$1$2'");
}

function writeCell(cell: CsvCell): string {
  return typeof cell === 'number' ? String(cell) : `"${asText(cell).replaceAll('"', '""')}"`;
}

/** RFC 4180: numbers bare, texts in quotes, CR LF after each line. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

/** Excel takes a file without it for one in the computer's old code page. */
export const BYTE_ORDER_MARK = '\uFEFF';
