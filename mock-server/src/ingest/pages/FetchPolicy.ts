import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { SettingError } from '../../refusal/SettingError.ts';

/** What reading the web is bound by. */
export interface FetchPolicy {
  /** `host:port`, as they stand in an address, that may be read although they are private: said in so many words by whoever runs the server. */
  readonly allowed: ReadonlySet<string>;
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** For a page and all its redirects, milliseconds. */
  readonly timeLimit: number;
  /** Of a page, unpacked. */
  readonly mostBytes: number;
}

export const MOST_PAGE_BYTES = 2 * 1024 * 1024;
const TIME_LIMIT_MS = 10_000;

/** Reads public pages and, beside them, what was allowed explicitly. */
export function fetchPolicy(allowed: ReadonlySet<string> = new Set()): FetchPolicy {
  return {
    allowed,
    resolve: (host) => lookup(host, { all: true, verbatim: true }),
    timeLimit: TIME_LIMIT_MS,
    mostBytes: MOST_PAGE_BYTES,
  };
}

/**
 * Reads `127.0.0.1:5000,[::1]:8080,intranet.example:80`.
 * @throws SettingError naming the part that is no host with a port.
 */
export function readAllowed(text: string): ReadonlySet<string> {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Set(
    parts.map((part) => {
      const match = /^(?:\[[\da-f:.]+\]|[^\s:/@?#[\]]+):(\d{1,5})$/iu.exec(part);
      if (match === null) {
        throw new SettingError(
          `FETCH_ALLOW_PRIVATE must list hosts with ports, such as 127.0.0.1:8080, not "${part}".`,
        );
      }
      return hostAndPort(new URL(`http://${part}`));
    }),
  );
}

/** As it stands in the list of what is allowed; the port also where it goes without saying. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
