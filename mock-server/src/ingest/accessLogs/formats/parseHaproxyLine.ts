import { readReferrer } from '../decodeField.ts';
import type { ParsedLine } from '../LogLine.ts';
import { parseLogTime } from '../parseLogTime.ts';
import { readRequest } from '../readRequest.ts';

/**
 * `[time] frontend backend/server durations status bytes cookies state connections/4 queues {captured} "request"`, after the program's
 * prefix and the visitor's address.
 */
const LINE =
  /\[(\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2})(?:\.\d+)?\] \S+ \S+ [-+\d/]+ (\d{3}|-1) \+?\d+ \S+ \S+ \S{4} [+\d/]+ [+\d/]+ ((?:\{.*\} )?)"(.*)$/u;
const ADDRESS = /^https?:\/\//iu;
const AGENT = /^Mozilla\/\d|\bcompatible;|\+https?:|^[a-z][\w .-]*\/\d/iu;
const HOST = /^[a-z0-9.-]+\.[a-z][a-z0-9-]+(?::\d+)?$/iu;

/**
 * HAProxy's own HTTP format. Host, referrer and user agent are there only if the configuration captures them: `{host|user agent}`, in any
 * order, so that their values tell them apart. Times have no zone.
 */
export function parseHaproxyLine(line: string): ParsedLine {
  const [, time = '', status = '', captured = '', request = ''] = LINE.exec(line) ?? [];
  if (time === '') return 'unreadable';
  // The visitor left before an answer.
  if (status === '-1') return 'comment';
  const at = parseLogTime(`${time} +0000`);
  if (Number.isNaN(at)) return 'bad_time';
  // Captures of the response follow in braces of their own.
  const asked = captured.split('} {')[0] ?? '';
  const values = asked.replaceAll(/[{}]/gu, '').trim().split('|');
  const agent = values.find((value) => AGENT.test(value));
  const host = values.find((value) => HOST.test(value)) ?? '';
  return {
    at,
    ...readRequest(request.replace(/"$/u, '')),
    host: host.toLowerCase(),
    status: Number(status),
    referrer: readReferrer(values.find((value) => ADDRESS.test(value)) ?? ''),
    userAgent: agent ?? '',
    isWithoutZone: true,
  };
}
