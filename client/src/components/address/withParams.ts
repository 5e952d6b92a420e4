/**
 * The search part of an address with the parameters of one page in it; those of others (filters, drawer, breadcrumb) stay.
 * @param own the names that belong to the page: they go unless `params` has them
 */
export function withParams(search: string, params: URLSearchParams, own: readonly string[]): string {
  const all = new URLSearchParams(search);
  for (const name of own) all.delete(name);
  for (const [name, value] of params) all.append(name, value);
  const text = all.toString();
  return text === '' ? '' : `?${text}`;
}
