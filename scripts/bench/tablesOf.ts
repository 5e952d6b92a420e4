type Row = Readonly<Record<string, unknown>>;
type Table = Readonly<Record<string, Row>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Rows by name; items of a list by index. */
function rowsOf(name: string, value: unknown): readonly (readonly [string, Row])[] {
  if (Array.isArray(value)) return value.filter(isRow).map((row, index) => [`${name} ${String(index + 1)}`, row]);
  return isRow(value) ? [[name, value]] : [];
}

/** The result of one benchmark as tables: one of its plain figures, and one with a row for each timed item. */
export function tablesOf(name: string, result: Row): readonly Table[] {
  const entries = Object.entries(result);
  const plain = Object.fromEntries(entries.filter(([, value]) => !isRow(value)));
  const timed = entries.flatMap(([part, value]) => rowsOf(part, value));
  return [{ [name]: plain }, ...(timed.length === 0 ? [] : [Object.fromEntries(timed)])];
}
