/** Prefixes a cell that a spreadsheet would take for a formula with an apostrophe, which it hides. */
const cell = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly (string | number)[]): string =>
  `${cells.map((each) => (typeof each === 'number' ? String(each) : cell(each))).join(',')}\r\n`;
