import type { ParsedLine } from '../LogLine.ts';
import { parseJsonTime } from '../parseLogTime.ts';
import { readRequest } from '../readRequest.ts';
import { agentOf, lineTokens, statusOf } from './lineTokens.ts';

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/u;
const KIND = /^(?:https?|h2|grpcs?|wss?)$/u;
/** Index of the status after the time: balancer, client, target, three durations, status. */
const STATUS = 7;

/**
 * AWS load balancers, application and classic: `[type] time balancer client:port target:port durations(3) status target-status received
 * sent "request" "user agent" ...`. They log no referrer: visits are recognised only by marks in links.
 */
export function parseLoadBalancerLine(line: string): ParsedLine {
  const tokens = lineTokens(line);
  const from = KIND.test(tokens[0]?.text ?? '') ? 1 : 0;
  const [time, ...rest] = tokens.slice(from);
  const status = statusOf(rest[STATUS - 1]?.text);
  const [request, agent] = rest.slice(STATUS).filter(({ kind }) => kind === 'quoted');
  if (time === undefined || !ISO.test(time.text) || Number.isNaN(status) || request === undefined) return 'unreadable';
  // Two statuses and two sizes, then the request: no other format has that.
  if (rest[STATUS + 3] !== request || agent === undefined) return 'unreadable';
  const at = parseJsonTime(time.text);
  if (Number.isNaN(at)) return 'bad_time';
  return { at, ...readRequest(request.text), host: '', status, referrer: '', userAgent: agentOf(agent.text) };
}
