import { getDomainWithoutSuffix } from 'tldts';
import type { NamedSite } from '#client/lib/siteNames.ts';
import { siteMatcher } from '#client/lib/siteNames.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';

type Names = Pick<BrandDefinition, 'name' | 'aliases'>;

/** @param domain registrable */
export function namedSite(domain: string): NamedSite {
  return { domain, label: getDomainWithoutSuffix(domain) ?? domain };
}

/**
 * The brand whose name a site carries, by index; -1 for none. A site of the own brand or of a rival shows itself by its name where nobody
 * has entered its domain.
 * @param domain registrable
 */
export function brandOfSite(domain: string, brands: readonly Names[]): number {
  const site = namedSite(domain);
  return brands.findIndex(({ name, aliases }) => siteMatcher([name, ...aliases])(site));
}
