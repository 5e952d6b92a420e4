import { readReferrer } from '../decodeField.ts';
import type { ParsedLine } from '../LogLine.ts';
import { parseJsonTime } from '../parseLogTime.ts';
import { agentOf, statusOf } from './lineTokens.ts';

const INSTANT = /^\d{10}(?:\d{3})?$/u;
const EDGE = /^[A-Z]{1,5}$/u;
const ID = /^[0-9a-f]{32}$/u;
/** Cache, status, time, bytes, zone and address come before the referrer. */
const REFERRER = 6;

/**
 * Bunny CDN: values separated by bars, without a header: ... referrer, URL, edge, user agent, id, country. URLs and user agents may contain
 * bars. The method is not logged.
 */
export function parseBunnyLine(line: string): ParsedLine {
  const values = line.split('|').map((value) => (value === '-' ? '' : value));
  const [, code, time = ''] = values;
  const [status, requestId = ''] = [statusOf(code), values.at(-2)];
  if (Number.isNaN(status) || !INSTANT.test(time) || !ID.test(requestId)) return 'unreadable';
  const url = values.findIndex((value, index) => index > REFERRER && /^https?:\/\//u.test(value));
  const edge = values.findIndex((value, index) => index > url && EDGE.test(value));
  if (url < 0 || edge < 0) return 'unreadable';
  return {
    at: parseJsonTime(time),
    method: 'GET',
    target: values.slice(url, edge).join('|'),
    host: '',
    status,
    referrer: readReferrer(values.slice(REFERRER, url).join('|')),
    userAgent: agentOf(values.slice(edge + 1, -2).join('|')),
    requestId,
  };
}
