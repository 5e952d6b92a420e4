type Row = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Row>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Rows by their name; of a list each by its place. */
function rowsOf(name: string, value: unknown): readonly (readonly [string, Row])[] {
  if (Array.isArray(value)) return value.filter(isRow).map((row, index) => [`${name} ${String(index + 1)}`, row]);
  return isRow(value) ? [[name, value]] : [];
}

/** The result of one bench for reading: its plain figures in a table, and in another a row for each thing it timed. */
export function tablesOf(name: string, result: Row): readonly Table[] {
  const entries = Object.entries(result);
  const plain = Object.fromEntries(entries.filter(([, value]) => !isRow(value)));
  const timed = entries.flatMap(([part, value]) => rowsOf(part, value));
  return [{ [name]: plain }, ...(timed.length === 0 ? [] : [Object.fromEntries(timed)])];
}
