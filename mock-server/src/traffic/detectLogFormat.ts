import type { LogFormat } from '../../../client/src/api/trafficSchemas.ts';
import { JsonLineParser } from './JsonLineParser.ts';
import type { LineParser, ParsedLine } from './LogLine.ts';
import { parseTextLine } from './parseTextLine.ts';

/** Of the lines looked at, so many must be readable: a log may begin in the middle of one, and scanners leave odd ones. */
const LEAST_READABLE = 0.5;

/** Reads the lines of a format. The common and the combined one differ only in what they hold. */
export function lineParserOf(format: LogFormat): LineParser {
  if (format !== 'json') return parseTextLine;
  const parser = new JsonLineParser();
  return (line) => parser.parse(line);
}

/** Whether a line is a comment, as some logs begin with. */
export function isNoise(line: string): boolean {
  return line === '' || line.startsWith('#') || line === '[' || line === ']';
}

/** The format of which more lines are readable than of the other, and at least half of all; null: none that is known. */
export function detectLogFormat(lines: readonly string[]): LogFormat | null {
  const wanted = lines.filter((line) => !isNoise(line));
  const read = (format: LogFormat): ParsedLine[] => wanted.map(lineParserOf(format));
  const isGood = (parsed: ParsedLine): boolean => typeof parsed !== 'string';
  const text = read('combined');
  const json = read('json').filter(isGood).length;
  const plain = text.filter(isGood).length;
  if (wanted.length === 0 || Math.max(json, plain) < wanted.length * LEAST_READABLE) return null;
  if (json > plain) return 'json';
  const withAgent = text.some(
    (parsed) => typeof parsed !== 'string' && (parsed.userAgent !== '' || parsed.referrer !== ''),
  );
  return withAgent ? 'combined' : 'common';
}
