import { decodeAgent, readReferrer } from '../decodeField.ts';
import type { ParsedLine } from '../LogLine.ts';
import { parseJsonTime } from '../parseLogTime.ts';
import { agentOf, statusOf } from './lineTokens.ts';

const INSTANT = /^\d{10}(?:\.\d+)?$/u;
const VERB = /^(?:GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH|CONNECT|TRACE)$/u;
/** Field offsets relative to the method: a field for the edge's address was added before it later. */
const AT = { status: -2, host: 2, path: 3, id: 6, givenHost: 7, agent: 11, referrer: 12, query: 14 } as const;

/**
 * CloudFront real-time logs with all fields in default order, separated by tabs. They have no header, so logs with selected fields are
 * ambiguous and not read.
 */
export function parseRealTimeLine(line: string): ParsedLine {
  const fields = line.split('\t').map((field) => (field === '-' ? '' : field));
  const [time = ''] = fields;
  const verb = fields.findIndex((field) => VERB.test(field));
  const at = (place: keyof typeof AT): string => fields[verb + AT[place]] ?? '';
  const status = statusOf(at('status'));
  if (!INSTANT.test(time) || verb < 4 || !at('path').startsWith('/') || Number.isNaN(status)) return 'unreadable';
  if (fields.length <= verb + AT.query) return 'unreadable';
  const query = at('query');
  const id = at('id');
  return {
    at: parseJsonTime(time),
    method: fields[verb] ?? '',
    target: query === '' ? at('path') : `${at('path')}?${query}`,
    host: (at('givenHost') || at('host')).toLowerCase(),
    status,
    referrer: readReferrer(at('referrer')),
    userAgent: agentOf(decodeAgent(at('agent'))),
    ...(id === '' ? {} : { requestId: id }),
  };
}
