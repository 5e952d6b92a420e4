import { readReferrer } from '../decodeField.ts';
import type { ParsedLine } from '../LogLine.ts';
import { parseLogTime } from '../parseLogTime.ts';
import { readRequest } from '../readRequest.ts';
import { agentOf, lineTokens, statusOf } from './lineTokens.ts';
import type { LineToken } from './lineTokens.ts';

const TWO_DIGIT_DAY = 26;

/** Alibaba Cloud writes single-digit days without a leading zero. */
function timeOf(token: LineToken | undefined): number {
  if (token?.kind !== 'bracket') return Number.NaN;
  const { text } = token;
  return parseLogTime(text.length < TWO_DIGIT_DAY && text[1] === '/' ? `0${text}` : text);
}

/**
 * Alibaba Cloud CDN, offline logs: `[time] address proxy milliseconds "referrer" "method address" status request-bytes response-bytes hit
 * "user agent" "type"`.
 */
export function parseAlibabaLine(line: string): ParsedLine {
  if (!line.startsWith('[')) return 'unreadable';
  const tokens = lineTokens(line);
  const [, , , , referrer, request, status, , , , agent] = tokens;
  const asked = request?.kind === 'quoted' ? readRequest(request.text) : null;
  const code = statusOf(status?.text);
  if (asked === null || asked.method === '' || Number.isNaN(code) || agent?.kind !== 'quoted') return 'unreadable';
  const at = timeOf(tokens[0]);
  if (Number.isNaN(at)) return 'bad_time';
  return {
    at,
    ...asked,
    host: '',
    status: code,
    referrer: readReferrer(referrer?.text ?? ''),
    userAgent: agentOf(agent.text),
  };
}

/**
 * Huawei Cloud CDN, offline logs: `[time] address milliseconds "referrer" "protocol" "method" "host" "path" status bytes hit "user agent"
 * "range"`.
 */
export function parseHuaweiLine(line: string): ParsedLine {
  if (!line.startsWith('[')) return 'unreadable';
  const tokens = lineTokens(line);
  const [, , , referrer, protocol, method, host, path, status, , , agent] = tokens;
  const code = statusOf(status?.text);
  const isRight = protocol?.text.startsWith('HTTP') === true && path?.text.startsWith('/') === true;
  if (!isRight || method?.kind !== 'quoted' || host === undefined || Number.isNaN(code)) return 'unreadable';
  const at = timeOf(tokens[0]);
  if (Number.isNaN(at)) return 'bad_time';
  return {
    at,
    method: method.text.toUpperCase(),
    target: path.text,
    host: host.text.toLowerCase(),
    status: code,
    referrer: readReferrer(referrer?.text ?? ''),
    userAgent: agentOf(agent?.text),
  };
}

const TENCENT_TIME = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/u;

/** Tencent Cloud logs Beijing time without stating it. */
function tencentTime(text: string): number {
  const parts = TENCENT_TIME.exec(text);
  if (parts === null) return Number.NaN;
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}+08:00`);
}

const NULL = '(null)';
const given = (text: string | undefined): string =>
  text === undefined || text === NULL || text === 'NULL' ? '' : text;

/**
 * Tencent Cloud CDN, offline logs: `time address host path bytes province carrier status referrer milliseconds "user agent" "range" method
 * protocol hit port`. The path includes its query.
 */
export function parseTencentLine(line: string): ParsedLine {
  if (!/^\d{14}\s/u.test(line)) return 'unreadable';
  const tokens = lineTokens(line).map(({ text }) => given(text));
  const [time = '', , host = '', path = '', , , , status, referrer = '', , agent, , method = ''] = tokens;
  const code = statusOf(status);
  if (!path.startsWith('/') || Number.isNaN(code) || !/^[A-Z]+$/u.test(method)) return 'unreadable';
  const at = tencentTime(time);
  if (Number.isNaN(at)) return 'bad_time';
  return {
    at,
    method,
    target: path,
    host: host.toLowerCase(),
    status: code,
    referrer: readReferrer(referrer),
    userAgent: agentOf(agent),
  };
}
