import { normalisedHost } from '#client/lib/hosts.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { classifySource } from './classifySource.ts';
import { hostAndParents } from './hostAndParents.ts';
import { normaliseUrl } from './normaliseUrl.ts';
import type { SourceUrl } from './SourceUrl.ts';

export type HostKind = Pick<SourceUrl, 'type' | 'brand'>;

/** Determines the owner and the source type of a host: the only part of a cited page that depends on the brands' domains. */
export class HostKinds {
  readonly #brands: readonly BrandDefinition[];
  readonly #brandOfHost: ReadonlyMap<string, number>;

  constructor(brands: readonly BrandDefinition[]) {
    this.#brands = brands;
    this.#brandOfHost = brandHosts(brands);
  }

  of(host: string): HostKind {
    const brand = this.#brandOf(host);
    const type = brand < 0 ? classifySource(host) : this.#brands[brand]?.own === true ? 'own' : 'competitor';
    return { type, brand };
  }

  /** The brand with the most specific domain: `music.example.com` before `example.com`. */
  #brandOf(host: string): number {
    for (const at of hostAndParents(host)) {
      const brand = this.#brandOfHost.get(at);
      if (brand !== undefined) {
        return brand;
      }
    }
    return -1;
  }
}

/** Domains as typed, with scheme, `www.` or path; if two brands claim a domain, the first has it. */
function brandHosts(brands: readonly BrandDefinition[]): ReadonlyMap<string, number> {
  const hosts = new Map<string, number>();
  brands.forEach((brand, index) => {
    for (const domain of brand.domains) {
      const url = normaliseUrl(domain);
      const host = url === null ? '' : normalisedHost(url);
      if (host !== '' && !hosts.has(host)) {
        hosts.set(host, index);
      }
    }
  });
  return hosts;
}
