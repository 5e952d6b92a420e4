/**
 * A query string with the parameters of one page replaced; those of others (filters, drawer, breadcrumb) stay.
 * @param own parameter names of the page: they are removed unless `params` has them
 */
export function withParams(search: string, params: URLSearchParams, own: readonly string[]): string {
  const all = new URLSearchParams(search);
  for (const name of own) all.delete(name);
  for (const [name, value] of params) all.append(name, value);
  const text = all.toString();
  return text === '' ? '' : `?${text}`;
}
