/** Host of a normalised URL, without port. */
export function hostOfUrl(url: string): string {
  const rest = url.slice('https://'.length);
  const end = rest.search(/[:/?]/u);
  return end < 0 ? rest : rest.slice(0, end);
}
