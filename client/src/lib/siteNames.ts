/** A cited site: its registrable domain, and that without the ending (`example` of `example.co.uk`). */
export interface NamedSite {
  readonly domain: string;
  readonly label: string;
}

/** A shorter name stands in too many labels by chance. */
const LEAST = 3;
/** What companies put before and after their name where the bare name was taken. */
const BEFORE = 'get try use my go the join meet hello with team buy shop';
const AFTER =
  'app apps hq ai io cn china global official online inc corp group labs lab tech software soft cloud web site shop store mall auto motors cars bank hotel hotels home games studio works world usa us uk eu de jp hk';
const [PREFIX, SUFFIX] = [BEFORE, AFTER].map((words) => `(?:${words.split(' ').join('|')})?`);

/** Letters and numbers alone, in lower case: `Acme Cloud` and `acme-cloud` are one. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Tells whether a site carries one of the names: exactly, or with a word around it as companies use (`getacme.com`, `acme-hq.com`).
 * By its domain as a whole too, as `Booking.com` is called.
 */
export function siteMatcher(names: readonly string[]): (site: NamedSite) => boolean {
  const words = names.map(bare).filter((word) => word.length >= LEAST);
  if (words.length === 0) return () => false;
  // A bare name holds letters and digits only, so nothing in it can be read as an operator.
  const pattern = new RegExp(`^${PREFIX}(?:${words.join('|')})${SUFFIX}$`, 'u');
  return ({ domain, label }) => pattern.test(bare(label)) || pattern.test(bare(domain));
}

/** The domains among cited sites that carry the name or an alias of a brand, in their order. */
export function domainsCarrying(names: readonly string[], sites: readonly NamedSite[]): readonly string[] {
  const carries = siteMatcher(names);
  return sites.filter(carries).map(({ domain }) => domain);
}
