import { detectLogFormat, lineParserOf } from '../ingest/accessLogs/detectLogFormat.ts';
import { eachParsed } from '../ingest/accessLogs/LogLine.ts';
import type { ParsedLine } from '../ingest/accessLogs/LogLine.ts';

export const AT = Date.parse('2026-04-07T03:02:01Z');
export const BOT = 'Mozilla/5.0 (compatible; ClaudeBot/1.0; +claudebot@anthropic.com)';

/** The request that tests of log formats write in each of them. */
export const wanted = {
  at: AT,
  method: 'GET',
  target: '/tents?size=2',
  host: 'www.camp.example',
  status: 200,
  referrer: 'https://www.doubao.com/',
  userAgent: BOT,
};

/** The format detected in lines, and the lines as parsed. */
export function parsedLines(lines: readonly string[]): {
  readonly format: string | null;
  readonly read: readonly ParsedLine[];
} {
  const format = detectLogFormat(lines);
  if (format === null) return { format, read: [] };
  const parse = lineParserOf(format);
  return { format, read: lines.flatMap((line) => eachParsed(parse(line))) };
}
