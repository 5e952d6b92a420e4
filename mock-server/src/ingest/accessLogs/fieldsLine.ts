import { decodeAddress, decodeAgent, readReferrer } from './decodeField.ts';
import type { JsonFields, JsonRole } from './jsonFields.ts';
import type { ParsedLine } from './LogLine.ts';
import { isWithoutZone, parseJsonTime } from './parseLogTime.ts';
import { readRequest } from './readRequest.ts';

const METHOD = /^[a-z]{3,10}$/iu;
const VERB = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|CONNECT|TRACE|PURGE)$/u;
const CLOCK = /^\d{1,2}:\d{2}:\d{2}/u;
/** Smaller values are durations: `request_time` is used for both. */
const EARLIEST = Date.UTC(2000, 0, 1);
const YES = /^(?:true|1|yes)$/iu;
const NO = /^(?:false|0|no)$/iu;
/** Cloudflare's parent ray id of a request without a parent. */
const ZEROS = /^0+$/u;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The first value of a role that `read` accepts. */
function first<T>(fields: JsonFields, role: JsonRole, read: (text: string) => T | null): T | null {
  for (const value of fields[role] ?? []) {
    const found = read(textOf(value));
    if (found !== null) return found;
  }
  return null;
}

function statusOf(fields: JsonFields): number | null {
  return first(fields, 'status', (text) => {
    const status = Number(text);
    return text !== '' && Number.isInteger(status) && status >= 100 && status <= 999 ? status : null;
  });
}

interface Asked {
  readonly method: string;
  readonly target: string;
}

/** The request from a request line, a URL or a path; else any word, which may be a path without its slash. */
function askedOf(fields: JsonFields): Asked | null {
  const sure = first(fields, 'target', (text): Asked | null => {
    const request = readRequest(text);
    if (request.method !== '') return request;
    const target = decodeAddress(text);
    return /^(?:\/|https?:\/\/)/iu.test(target) ? { method: '', target } : null;
  });
  if (sure !== null) return sure;
  return first(fields, 'target', (text) =>
    text === '' || /\s/u.test(text) || VERB.test(text) ? null : { method: '', target: text },
  );
}

/** A host before a path, as Imperva logs the URL: without its scheme. */
const HOST_BEFORE = /^((?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24})(?::\d{1,5})?(?=[/?]|$)/iu;
/** In a path without its slash, a script: `index.php/about`. */
const SCRIPT = /\.(?:aspx?|cfm|cgi|css|do|html?|jsp?x?|php|pl|py|rss|txt|xml)$/iu;

/** Host and path of a target. A target that starts with a host names it twice if the line has it, too. */
function placeOf(written: string, host: string): { readonly host: string; readonly target: string } {
  const [before = '', named = ''] = HOST_BEFORE.exec(written) ?? [];
  const isNamed =
    host === '' ? written.charAt(before.length) === '/' && !SCRIPT.test(named) : named.toLowerCase() === host;
  const isHost = named !== '' && isNamed;
  return isHost
    ? { host: named.toLowerCase(), target: written.slice(before.length) || '/' }
    : { host, target: written };
}

interface Time {
  /** NaN if unreadable. */
  readonly at: number;
  readonly isWithoutZone: boolean;
}

/** The time of a line: CloudFront and IIS log date and time separately, in UTC. Null if absent. */
function timeOf(fields: JsonFields): Time | null {
  const date = first(fields, 'date', (text) => (/^\d{4}-\d{2}-\d{2}/u.test(text) ? text : null));
  const clock = first(fields, 'time', (text) => (CLOCK.test(text) ? text : null));
  if (date !== null && clock !== null) {
    return { at: parseJsonTime(`${date.slice(0, 10)} ${clock}`), isWithoutZone: false };
  }
  for (const value of [...(fields.time ?? []), ...(fields.date ?? [])]) {
    const at = parseJsonTime(value);
    if (at >= EARLIEST) return { at, isWithoutZone: isWithoutZone(textOf(value)) };
  }
  return fields.time === undefined && fields.date === undefined ? null : { at: Number.NaN, isWithoutZone: false };
}

/** Whether a CDN marks the request as internal: a worker's subrequest, or a shield between edge and origin. */
function isInternal(fields: JsonFields): boolean {
  const internal = (fields.internal ?? []).map(textOf);
  const external = (fields.external ?? []).map(textOf);
  const isMarked = internal.some((text) => YES.test(text) || (text.length > 4 && !NO.test(text) && !ZEROS.test(text)));
  return isMarked || external.some((text) => NO.test(text));
}

/** Builds a line from named fields, as in JSON and tables with a header. */
export function lineOfFields(fields: JsonFields): ParsedLine {
  const status = statusOf(fields);
  const asked = askedOf(fields);
  if (asked === null || status === null) return 'unreadable';
  const time = timeOf(fields);
  if (time === null) return 'unreadable';
  if (Number.isNaN(time.at)) return 'bad_time';
  if (isInternal(fields)) return 'again';
  const { host, target } = placeOf(asked.target, (first(fields, 'host', (text) => text) ?? '').toLowerCase());
  const query = target.includes('?') ? null : first(fields, 'query', (text) => (text === '' ? null : text));
  const id = first(fields, 'id', (text) => (text.length >= 8 ? text : null));
  return {
    at: time.at,
    // Defaults to GET, the method of almost all requests.
    method: (
      first(fields, 'method', (text) => (METHOD.test(text) ? text : null)) ??
      // In Fastly's examples the field `request` holds the method, and `url` the URL.
      (asked.method || (first(fields, 'target', (text) => (VERB.test(text) ? text : null)) ?? 'GET'))
    ).toUpperCase(),
    target: query === null ? target : `${target}?${query.replace(/^\?/u, '')}`,
    host,
    status,
    referrer: first(fields, 'referrer', (text) => readReferrer(text) || null) ?? '',
    userAgent: first(fields, 'agent', (text) => (text === '' ? null : decodeAgent(text))) ?? '',
    ...(id === null ? {} : { requestId: id }),
    ...(time.isWithoutZone ? { isWithoutZone: true } : {}),
  };
}
