/** The query in the address of a search results page; '' if it has none. */
export function searchedAt(address: string): string {
  return URL.canParse(address) ? (new URL(address).searchParams.get('q') ?? '') : '';
}
