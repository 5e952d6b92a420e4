import { isObject, planFields, valueAt } from './jsonFields.ts';
import type { JsonObject, JsonPlan, JsonRole } from './jsonFields.ts';
import type { ParsedLine } from './LogLine.ts';
import { parseJsonTime } from './parseLogTime.ts';
import { readRequest } from './parseTextLine.ts';

const ENCODED_SPACE = /%20|%2520/u;

/** CDNs that write tables as JSON encode what a table could not hold. */
function decodedAgent(text: string): string {
  if (text.includes(' ') || !ENCODED_SPACE.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lines of JSON. Which field is what is found in the first object, and again when one lacks what is needed. */
export class JsonLineParser {
  #plan: JsonPlan | null = null;

  parse(line: string): ParsedLine {
    const object = this.#read(line);
    if (object === null) return 'unreadable';
    const parsed = this.#plan === null ? 'unreadable' : lineOf(object, this.#plan);
    if (typeof parsed !== 'string') return parsed;
    const plan = planFields(object);
    const again = lineOf(object, plan);
    if (typeof again !== 'string') this.#plan = plan;
    return again;
  }

  #read(line: string): JsonObject | null {
    try {
      // A list of one object per line has commas behind them.
      const value: unknown = JSON.parse(line.endsWith(',') ? line.slice(0, -1) : line);
      return isObject(value) ? value : null;
    } catch {
      return null;
    }
  }
}

function lineOf(object: JsonObject, plan: JsonPlan): ParsedLine {
  const text = (role: JsonRole): string => {
    const value = valueAt(object, plan[role]);
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' && value !== '-' ? value : '';
  };
  const status = Number(text('status'));
  const raw = text('target');
  if (raw === '' || !Number.isInteger(status) || status < 100 || status > 999) return 'unreadable';
  const at = timeOf(object, plan);
  if (Number.isNaN(at)) return 'bad_time';
  const request = readRequest(raw);
  const target = request.method === '' ? raw : request.target;
  const query = text('query');
  return {
    at,
    // Where nothing is said of it, it is what almost all requests are.
    method: (text('method') || request.method || 'GET').toUpperCase(),
    target: query === '' || target.includes('?') ? target : `${target}?${query.replace(/^\?/u, '')}`,
    host: text('host').toLowerCase(),
    status,
    referrer: referrerOf(text('referrer')),
    userAgent: decodedAgent(text('agent')),
  };
}

/** CloudFront writes date and time apart. */
function timeOf(object: JsonObject, plan: JsonPlan): number {
  const [date, time] = [valueAt(object, plan.date), valueAt(object, plan.time)];
  const isClock = typeof time === 'string' && /^\d{2}:\d{2}:\d{2}/u.test(time);
  if (typeof date === 'string' && (isClock || time === undefined))
    return parseJsonTime(isClock ? `${date} ${time}` : date);
  return parseJsonTime(time);
}

/** Some CDNs log the referrer's host alone. */
function referrerOf(text: string): string {
  return text === '' || text.includes('://') ? text : `https://${text}`;
}
