import type { ParsedLine } from '../LogLine.ts';
import { parseLogTime } from '../parseLogTime.ts';
import { agentOf, lineTokens, statusOf } from './lineTokens.ts';

const VERB = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|CONNECT|TRACE|PROPFIND)$/u;

/**
 * Nginx Proxy Manager: `[time] cache upstream-status status - method scheme host "path" [Client ...] [Length ...] [Gzip ...] [Sent-to ...]
 * "user agent" "referrer"`; hosts without a cache omit the first two.
 */
export function parseProxyManagerLine(line: string): ParsedLine {
  if (!line.startsWith('[')) return 'unreadable';
  const tokens = lineTokens(line);
  const verb = tokens.findIndex(({ kind, text }) => kind === 'word' && VERB.test(text));
  const [scheme, host, path] = tokens.slice(verb + 1, verb + 4);
  const isRight = verb >= 3 && /^https?$/u.test(scheme?.text ?? '') && path?.kind === 'quoted';
  const status = statusOf(tokens[verb - 2]?.text);
  if (!isRight || Number.isNaN(status)) return 'unreadable';
  const at = parseLogTime(tokens[0]?.text ?? '');
  if (Number.isNaN(at)) return 'bad_time';
  const [agent, referrer] = tokens.slice(verb + 4).filter(({ kind }) => kind === 'quoted');
  return {
    at,
    method: tokens[verb]?.text ?? '',
    target: path.text,
    host: (host?.text ?? '').toLowerCase(),
    status,
    referrer: referrer?.text ?? '',
    userAgent: agentOf(agent?.text),
  };
}
