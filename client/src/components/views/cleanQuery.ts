/** Queries that mean the same are the same text: without question mark, in one order. */
export function cleanQuery(query: string): string {
  const params = new URLSearchParams(query);
  params.sort();
  return params.toString();
}
