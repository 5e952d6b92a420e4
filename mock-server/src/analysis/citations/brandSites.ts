import type { NamedSite } from '#client/lib/siteNames.ts';
import { siteMatcher } from '#client/lib/siteNames.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { siteLabel } from './siteDomain.ts';

type Names = Pick<BrandDefinition, 'name' | 'aliases'>;

/** @param domain registrable */
export function namedSite(domain: string): NamedSite {
  return { domain, label: siteLabel(domain) };
}

/**
 * The brand whose name is in a site's domain, by index; -1 for none. Identifies sites of the own brand or of a competitor whose domain
 * nobody has entered.
 * @param domain registrable
 */
export function brandOfSite(domain: string, brands: readonly Names[]): number {
  const site = namedSite(domain);
  return brands.findIndex(({ name, aliases }) => siteMatcher([name, ...aliases])(site));
}
