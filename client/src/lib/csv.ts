export type CsvCell = string | number | null;

/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs a text that begins with one of these as a formula; the full-width ones in East Asian locales. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
/**
 * In locales with semicolon-separated lists, a spreadsheet splits these files at semicolons and line breaks even inside quotes, so what
 * follows starts a cell. List marks at the start of a line are not guarded: otherwise half of all answers would hold apostrophes.
 */
const INNER_START = /;(?=[ \t"']*[=+\-@＝＋－＠])|[\n\r](?=["']*[=@＝＠])/gu;
const INNER_GUARD = /(?<=;)'(?=[ \t"']*[=+\-@＝＋－＠])|(?<=[\n\r])'(?=["']*[=@＝＠])/gu;
/** A leading word in quotation marks is not a guard. */
const GUARDED_NAME = /^'(?=[=+\-@＝＋－＠])(?!\S*'(?:[\s\p{P}]|$))/u;
const NEEDS_QUOTES = /[",\r\n]/u;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  // A number may start with a minus sign; only texts can hide a formula.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const inside = cell.replaceAll(INNER_START, "$&'");
  const safe = FORMULA_START.test(cell) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table as `toCsv` writes it, for tables that are too long to build at once. */
export function toCsvLine(row: readonly CsvCell[]): string {
  return `${row.map(csvCell).join(',')}\r\n`;
}

/**
 * A table as CSV (RFC 4180: CRLF, doubled quotes) with a byte order mark. A text that a spreadsheet would run as a formula gets a leading
 * apostrophe (OWASP, "CSV Injection"), so that an answer engine cannot plant one in an export; so does a formula start after a semicolon.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${[header, ...rows].map(toCsvLine).join('')}`;
}

/** A name (a prompt, a topic) from such a file that people filled in and imported: without its leading apostrophe. */
export function withoutNameGuard(name: string): string {
  return withoutInnerGuards(name.replace(GUARDED_NAME, ''));
}

/** Removes the apostrophes after semicolons and line breaks of a cell: exactly those that `toCsv` inserted. */
export function withoutInnerGuards(cell: string): string {
  return cell.replaceAll(INNER_GUARD, '');
}
