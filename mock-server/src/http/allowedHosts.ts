import type { IncomingHttpHeaders } from 'node:http';
import { SettingError } from '../refusal/SettingError.ts';
import type { Text } from '../refusal/text.ts';

/** Loopback names of this machine: no public web page has one as its host, whatever its name resolves to. */
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
const HOST_FORM = /^(?<name>\[[0-9a-f:.]+\]|[^\s:/@[\]]+)(?::(?<port>\d{1,5}))?$/u;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_SHOWN = 100;

/** Hosts that a server answers to beside loopback, as `host` (any port) or `host:port`. */
export type AllowedHosts = ReadonlySet<string>;

/** The parts of an `IncomingMessage` that decide whether a request is answered. */
interface Arrival {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly localPort?: number | undefined };
}

/** Why a request is refused: the header at fault, for the log and the sender. */
export interface HostRefusal {
  readonly line: string;
  readonly text: Text;
}

/**
 * Reads `ALLOWED_HOSTS`: names separated by commas, `console.example.com,box.local:8080`.
 * @throws SettingError naming the variable and the invalid entry.
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
 * Checks that a request comes from a page of this server or from no page (DNS rebinding, CSRF). A web page whose name resolves to
 * this machine sends its own name as `Host`; a page that posts a form here sends its own `Origin`.
 * @returns null when the request may be answered.
 */
export function refusalOfArrival(arrival: Arrival, allowed: AllowedHosts): HostRefusal | null {
  const { host = '' } = arrival.headers;
  const { localPort } = arrival.socket;
  if (!isOwnHost(host, allowed, localPort)) return host === '' ? noHost(localPort) : foreignHost(host);
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

/** A browser that sends no `Origin` still sends `Sec-Fetch-Site`. */
function isForeignFetch(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

/** Whether the page's origin is the requested host, of this server or of the proxy in front of it. */
function isOwnOrigin(origin: string, headers: IncomingHttpHeaders, allowed: AllowedHosts): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) return false;
  if (isNamed(url.host, url.hostname, allowed)) return true;
  const asked = [headers.host, headers['x-forwarded-host']];
  // No page can set `X-Forwarded-Host`: a custom header needs a CORS preflight.
  return LOOPBACK.has(url.hostname) && asked.some((host) => typeof host === 'string' && hostAt(url, host) === url.host);
}

/** A host without the default port of its scheme. */
function hostAt({ protocol }: URL, host: string): string | null {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host : null;
}

/** HTTP 1.0, which some health checks of proxies speak, needs no `Host`. */
function noHost(port: number | undefined): HostRefusal {
  const wanted = `Host: 127.0.0.1:${String(port)}`;
  return {
    line: `it names no host (${wanted})`,
    text: {
      zh: `该请求没有写明主机名，请加上请求头 ${wanted}`,
      en: `The request names no host: send the header ${wanted}`,
    },
  };
}

function foreignHost(host: string): HostRefusal {
  const shown = shorten(host);
  return {
    line: `Host ${JSON.stringify(shown)} is none of this server's (ALLOWED_HOSTS names more)`,
    text: {
      zh: `本服务不应答主机名“${shown}”。若该名称属于你，请用环境变量 ALLOWED_HOSTS=${shown} 重新启动服务。`,
      en: `This server does not accept the host “${shown}”. If it is yours, start the server with ALLOWED_HOSTS=${shown}.`,
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

/** Cleans a header value of an unknown sender for one log line. */
function shorten(text: string): string {
  const printable = text.replace(/[^\x21-\x7e]/gu, '?');
  return printable.length > LONGEST_SHOWN ? `${printable.slice(0, LONGEST_SHOWN)}...` : printable;
}
