/** The rows with keys of their own again, where rows of two lists came together. */
export function withKeys<Row extends { readonly key: number }>(rows: readonly Row[]): readonly Row[] {
  return new Set(rows.map(({ key }) => key)).size === rows.length ? rows : rows.map((row, key) => ({ ...row, key }));
}
