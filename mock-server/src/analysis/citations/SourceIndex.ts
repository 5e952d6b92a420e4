import { normalisedHost } from '#client/lib/hosts.ts';
import type { BrandDefinition } from '../ProjectDefinition.ts';
import { detachString } from '../text/detachString.ts';
import { Memo } from '../text/Memo.ts';
import { HostKinds } from './HostKinds.ts';
import { normaliseUrl } from './normaliseUrl.ts';
import { siteDomain } from './siteDomain.ts';
import type { SourceUrl } from './SourceUrl.ts';

/** Fields shared by all pages of a host. */
type Host = Omit<SourceUrl, 'url'>;

/** Recorded addresses repeat, but a million answers have too many spellings to cache them all. */
const CACHE_LIMIT = 200_000;
const NOT_A_PAGE = -1;

/** The distinct pages cited in a project's answers, each with host, domain, type and brand. */
export class SourceIndex {
  readonly #kinds: HostKinds;
  readonly #hosts = new Map<string, Host>();
  readonly #byRaw = new Memo(CACHE_LIMIT, (raw) => this.#add(raw));
  readonly #byUrl = new Map<string, number>();
  readonly #urls: SourceUrl[] = [];

  constructor(brands: readonly BrandDefinition[]) {
    this.#kinds = new HostKinds(brands);
  }

  /** Pages in order of first citation; citations refer to them by index. */
  get urls(): readonly SourceUrl[] {
    return this.#urls;
  }

  /** Index of the page of a recorded address, or -1 if it is not the address of a web page. */
  indexOf(raw: string): number {
    return this.#byRaw.get(raw);
  }

  /** Brand that owns the domain of the page at `index`, or -1. */
  brandOf(index: number): number {
    return this.#urls[index]?.brand ?? -1;
  }

  #add(raw: string): number {
    const url = normaliseUrl(raw);
    if (url === null) {
      return NOT_A_PAGE;
    }
    const known = this.#byUrl.get(url);
    if (known !== undefined) {
      return known;
    }
    const host = this.#host(normalisedHost(url));
    const index = this.#urls.length;
    const kept = detachString(url);
    this.#urls.push({ url: kept, ...host });
    this.#byUrl.set(kept, index);
    return index;
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name);
    if (known !== undefined) {
      return known;
    }
    const domain = siteDomain(name);
    const host: Host = { host: detachString(name), domain: detachString(domain), ...this.#kinds.of(name) };
    this.#hosts.set(host.host, host);
    return host;
  }
}
