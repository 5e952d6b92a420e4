import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { SettingError } from '#server/refusal/SettingError.ts';

/** Limits for fetching from the web. */
export interface FetchPolicy {
  /** `host:port`, as in URLs, that may be fetched although private: named explicitly by whoever runs the server. */
  readonly allowed: ReadonlySet<string>;
  /** Resolves a host name to all its IP addresses. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** For a page including its redirects, milliseconds. */
  readonly timeLimit: number;
  /** Size limit of a page, unpacked. */
  readonly mostBytes: number;
}

export const MOST_PAGE_BYTES = 2 * 1024 * 1024;
const TIME_LIMIT_MS = 10_000;

/** A policy for public pages and explicitly allowed hosts. */
export function fetchPolicy(allowed: ReadonlySet<string> = new Set()): FetchPolicy {
  return {
    allowed,
    resolve: (host) => lookup(host, { all: true, verbatim: true }),
    timeLimit: TIME_LIMIT_MS,
    mostBytes: MOST_PAGE_BYTES,
  };
}

/**
 * Parses `127.0.0.1:5000,[::1]:8080,intranet.example:80`.
 * @throws SettingError naming the part that is no host with a port.
 */
export function readAllowed(text: string): ReadonlySet<string> {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return new Set(
    parts.map((part) => {
      const isHost = /^(?:\[[\da-f:.]+\]|[^\s:/@?#[\]]+):\d{1,5}$/iu.test(part) && URL.canParse(`http://${part}`);
      if (!isHost) {
        throw new SettingError(
          `FETCH_ALLOW_PRIVATE must list hosts with ports, such as 127.0.0.1:8080, not "${part}".`,
        );
      }
      return hostAndPort(new URL(`http://${part}`));
    }),
  );
}

/** A URL's entry for the list of allowed hosts, including a default port. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}
