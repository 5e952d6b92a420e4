/** Normalises a query, so that equal queries are equal texts: without question mark, sorted. */
export function cleanQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
