export type CsvCell = string | number | null;

/** Makes Excel read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet runs a text that begins with one of these as a formula, the wide ones where people write them so. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u;
/**
 * Where a list separates by semicolons, a spreadsheet takes these files apart there and at breaks of lines, whatever quotes stand around
 * them: what follows is then the start of a cell. Marks of lists at the start of a line are left alone, or half of all answers had
 * apostrophes in them.
 */
const INNER_START = /;(?=[ \t"']*[=+\-@＝＋－＠])|[\n\r](?=["']*[=@＝＠])/gu;
const INNER_GUARD = /(?<=;)'(?=[ \t"']*[=+\-@＝＋－＠])|(?<=[\n\r])'(?=["']*[=@＝＠])/gu;
/** A word in quotation marks at its start is none that was guarded. */
const GUARDED_NAME = /^'(?=[=+\-@＝＋－＠])(?!\S*'(?:[\s\p{P}]|$))/u;
const NEEDS_QUOTES = /[",\r\n]/u;

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  // A number is a number even when it begins with a minus sign; only texts can hide a formula.
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const inside = cell.replaceAll(INNER_START, "$&'");
  const safe = FORMULA_START.test(cell) ? `'${inside}` : inside;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a table, as `toCsv` writes it: for tables too long to be made at once. */
export function toCsvLine(row: readonly CsvCell[]): string {
  return `${row.map(csvCell).join(',')}\r\n`;
}

/**
 * A table as CSV (RFC 4180: CRLF, doubled quotes) with a byte order mark. A text that a spreadsheet would run as a formula gets
 * a leading apostrophe (OWASP, "CSV Injection"), so that an answer engine cannot plant one in somebody's export; so does what would be
 * one behind a semicolon.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `${BYTE_ORDER_MARK}${[header, ...rows].map(toCsvLine).join('')}`;
}

/** A name (a prompt, a topic) out of a file like these, which people fill in and bring back: without its leading apostrophe. */
export function withoutNameGuard(name: string): string {
  return withoutInnerGuards(name.replace(GUARDED_NAME, ''));
}

/** A cell without the apostrophes behind its semicolons and breaks: exactly those that were put there, as each start gets one. */
export function withoutInnerGuards(cell: string): string {
  return cell.replaceAll(INNER_GUARD, '');
}
