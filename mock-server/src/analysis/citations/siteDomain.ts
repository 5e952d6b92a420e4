import { getDomain, getDomainWithoutSuffix } from 'tldts';

/**
 * The part of the Public Suffix List for services that host sites of others counts too: `a.github.io` and `b.github.io` belong to two
 * owners, as `a.co.uk` and `b.co.uk` do.
 */
const RULES = { allowPrivateDomains: true } as const;

/**
 * The registrable domain of a host: the site that it belongs to. A bare public suffix that serves pages itself (gov.cn, github.io) is its
 * own domain.
 * @param otherwise for a host without a registrable domain
 */
export function siteDomain(host: string, otherwise = host): string {
  return getDomain(host, RULES) ?? otherwise;
}

/** A registrable domain without its suffix: `example` of `example.co.uk`. */
export function siteLabel(domain: string): string {
  return getDomainWithoutSuffix(domain, RULES) ?? domain;
}
