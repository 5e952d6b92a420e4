import type { IncomingHttpHeaders } from 'node:http';
import { SettingError } from '../refusal/SettingError.ts';
import type { Text } from '../refusal/text.ts';

/** Names under which this machine reaches itself: no page of the web has one of them, whatever its name resolves to. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
const HOST_FORM = /^(?<name>\[[0-9a-f:.]+\]|[^\s:/@[\]]+)(?::(?<port>\d{1,5}))?$/u;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_SHOWN = 100;

/** Hosts beside this machine's own that a server answers to, as `host` (at any port) or `host:port`. */
export type AllowedHosts = ReadonlySet<string>;

/** What decides whether a request is answered at all; of `IncomingMessage`, so that every server can ask. */
interface Arrival {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly localPort?: number | undefined };
}

/** Why a request is not answered: the header at fault, as the log and the sender are told. */
export interface HostRefusal {
  readonly line: string;
  readonly text: Text;
}

/**
 * Reads `ALLOWED_HOSTS`: names separated by commas, `console.example.com,box.local:8080`.
 * @throws SettingError naming the variable and the entry that is none.
 */
export function readAllowedHosts(text: string | undefined): AllowedHosts {
  const entries = (text ?? '').split(',').map((entry) => entry.trim().toLowerCase());
  return new Set(entries.filter((entry) => entry !== '').map(checked));
}

function checked(entry: string): string {
  if (!entry.includes('*') && HOST_FORM.test(entry) && URL.canParse(`http://${entry}`)) return entry;
  throw new SettingError(`ALLOWED_HOSTS must be names like console.example.com or box.local:8080, not "${entry}".`);
}

/**
 * Whether a request comes from a page of this server, or from no page. A page of the web whose name resolves to this machine sends
 * its own name as `Host`; one that posts a form here sends its own `Origin`.
 * @returns null when it may be answered.
 */
export function refusalOfArrival(arrival: Arrival, allowed: AllowedHosts): HostRefusal | null {
  const { host = '' } = arrival.headers;
  if (!isOwnHost(host, allowed, arrival.socket.localPort)) return foreignHost(host);
  if (READS.has(arrival.method ?? 'GET')) return null;
  const { origin } = arrival.headers;
  if (origin === undefined) return isForeignFetch(arrival.headers) ? foreignOrigin('') : null;
  return isOwnOrigin(origin, arrival.headers, allowed) ? null : foreignOrigin(origin);
}

function isOwnHost(host: string, allowed: AllowedHosts, port: number | undefined): boolean {
  const found = HOST_FORM.exec(host.toLowerCase())?.groups;
  if (found === undefined) return false;
  const name = found['name'] ?? '';
  if (isNamed(host.toLowerCase(), name, allowed)) return true;
  return LOOPBACK.has(name) && Number(found['port'] ?? 80) === port;
}

function isNamed(host: string, name: string, allowed: AllowedHosts): boolean {
  return allowed.has(host) || allowed.has(name);
}

/** A browser that names no origin still says whose page it was. */
function isForeignFetch(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** The origin of the page is the host that was asked, here or at the server in front of this one. */
function isOwnOrigin(origin: string, headers: IncomingHttpHeaders, allowed: AllowedHosts): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  if (isNamed(url.host, url.hostname, allowed)) return true;
  const asked = [headers.host, headers['x-forwarded-host']];
  // No page can set the second: it is a header of its own, which a browser asks about first.
  return LOOPBACK.has(url.hostname) && asked.some((host) => typeof host === 'string' && hostAt(url, host) === url.host);
}

/** A host as an address of the same scheme has it: without the port that goes without saying. */
function hostAt({ protocol }: URL, host: string): string | null {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
}

function foreignHost(host: string): HostRefusal {
  const shown = shorten(host);
  return {
    line: `Host ${JSON.stringify(shown)} is none of this server's (ALLOWED_HOSTS names more)`,
    text: {
      zh: `本服务不应答主机名“${shown}”。若该名称属于你，请用环境变量 ALLOWED_HOSTS=${shown} 重新启动服务。`,
      en: `This server does not accept the host "${shown}". If it is yours, start the server with ALLOWED_HOSTS=${shown}.`,
    },
  };
}

function foreignOrigin(origin: string): HostRefusal {
  const shown = shorten(origin);
  return {
    line: `Origin ${JSON.stringify(shown)} is not the page of this server (ALLOWED_HOSTS names more)`,
    text: {
      zh: `本服务不接受来自其他网站（${shown || '未说明来源'}）的写入请求。若该网站属于你，请把它的主机名加入环境变量 ALLOWED_HOSTS。`,
      en: `This server accepts no changes from pages of other sites (${shown || 'unnamed'}). If the site is yours, add its host to ALLOWED_HOSTS.`,
    },
  };
}

/** What a stranger sent, fit for a line of a log. */
function shorten(text: string): string {
  const printable = text.replace(/[^\x21-\x7e]/gu, '?');
  return printable.length > LONGEST_SHOWN ? `${printable.slice(0, LONGEST_SHOWN)}...` : printable;
}
