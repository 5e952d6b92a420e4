import type { GivenSourceType, SourceUrl } from './SourceUrl.ts';

type Given = ReadonlyMap<string, GivenSourceType>;

/** The type that a person set for a host: for the host itself, or else for a parent domain, up to its registrable domain. */
export function givenType(given: Given | undefined, host: string, domain: string): GivenSourceType | undefined {
  if (given === undefined || given.size === 0) return undefined;
  for (let at = host; ; at = at.slice(at.indexOf('.') + 1)) {
    const type = given.get(at);
    if (type !== undefined) return type;
    if (at === domain || !at.includes('.')) return undefined;
  }
}

/** The cited pages with the types set by people; the owner of a page depends only on the domains of the brands. */
export function givenTypes(urls: readonly SourceUrl[], given: Given | undefined): readonly SourceUrl[] {
  if (given === undefined) return urls;
  return urls.map((page) => {
    const type = page.brand < 0 ? givenType(given, page.host, page.domain) : undefined;
    return type === undefined || type === page.type ? page : { ...page, type };
  });
}
