type QueryValue = string | number | boolean | readonly string[] | undefined;
export type QueryParams = Readonly<Record<string, QueryValue>>;

/** Serializes the query of a call: lists as repeated `name[]`; undefined and empty lists are omitted. */
export function serializeQuery(query: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (typeof value === 'object') for (const item of value) search.append(`${name}[]`, item);
    else search.set(name, String(value));
  }
  return search.toString();
}
