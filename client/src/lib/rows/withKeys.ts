/** Gives the rows unique keys again after two lists were merged. */
export function withKeys<Row extends { readonly key: number }>(rows: readonly Row[]): readonly Row[] {
  return new Set(rows.map(({ key }) => key)).size === rows.length ? rows : rows.map((row, key) => ({ ...row, key }));
}
