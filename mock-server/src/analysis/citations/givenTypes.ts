import { hostAndParents } from './hostAndParents.ts';
import type { GivenSourceType, SourceUrl } from './SourceUrl.ts';

type Given = ReadonlyMap<string, GivenSourceType>;

/** The type that a person set for a host: for the host itself, or else for a parent domain. */
export function givenType(given: Given | undefined, host: string): GivenSourceType | undefined {
  if (given === undefined || given.size === 0) return undefined;
  for (const at of hostAndParents(host)) {
    const type = given.get(at);
    if (type !== undefined) return type;
  }
  return undefined;
}

/** The cited pages with the types set by people; the owner of a page depends only on the domains of the brands. */
export function givenTypes(urls: readonly SourceUrl[], given: Given | undefined): readonly SourceUrl[] {
  if (given === undefined) return urls;
  return urls.map((page) => {
    const type = page.brand < 0 ? givenType(given, page.host) : undefined;
    return type === undefined || type === page.type ? page : { ...page, type };
  });
}
