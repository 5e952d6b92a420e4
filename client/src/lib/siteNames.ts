import { normalizeText } from './normalizeText.ts';

/** A cited site: its registrable domain, and that without the ending (`example` of `example.co.uk`). */
export interface NamedSite {
  readonly domain: string;
  readonly label: string;
}

/** Least length: a shorter name occurs in too many labels by chance. */
const LEAST = 3;
/** Words that companies put before and after their name if the bare domain was taken. */
const BEFORE = 'get try use my go the join meet hello with team buy shop';
const AFTER =
  'app apps hq ai io cn china global official online inc corp group labs lab tech software soft cloud web site shop store mall auto motors cars bank hotel hotels home games studio works world usa us uk eu de jp hk';
const [PREFIX, SUFFIX] = [BEFORE, AFTER].map((words) => `(?:${words.split(' ').join('|')})?`);

/** Letters and digits only, in lower case: `Acme Cloud` and `acme-cloud` are equal. */
function bare(text: string): string {
  return normalizeText(text, 'NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Tests whether a site carries one of the names: exactly, with a usual company word around it (`getacme.com`, `acme-hq.com`), or as its
 * whole domain (`Booking.com`).
 */
export function siteMatcher(names: readonly string[]): (site: NamedSite) => boolean {
  const words = names.map(bare).filter((word) => word.length >= LEAST);
  if (words.length === 0) return () => false;
  // A bare name has only letters and digits, so it needs no escaping.
  const pattern = new RegExp(`^${PREFIX}(?:${words.join('|')})${SUFFIX}$`, 'u');
  return ({ domain, label }) => pattern.test(bare(label)) || pattern.test(bare(domain));
}

/** The domains of cited sites that carry the name or an alias of a brand, in their order. */
export function domainsCarrying(names: readonly string[], sites: readonly NamedSite[]): readonly string[] {
  const carries = siteMatcher(names);
  return sites.filter(carries).map(({ domain }) => domain);
}
