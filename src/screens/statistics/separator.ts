/** Between facts in a line; where the line breaks, the dot stays with what it follows. */
export const SEPARATOR = '\u00A0· ';
