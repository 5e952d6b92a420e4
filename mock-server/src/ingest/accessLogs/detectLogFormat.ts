import type { LogFormat } from '#client/api/trafficSchemas.ts';
import { KeyValueParser } from './formats/KeyValueParser.ts';
import { parseBunnyLine } from './formats/parseBunnyLine.ts';
import { parseAlibabaLine, parseHuaweiLine, parseTencentLine } from './formats/parseChinaCdn.ts';
import { parseHaproxyLine } from './formats/parseHaproxyLine.ts';
import { parseLoadBalancerLine } from './formats/parseLoadBalancerLine.ts';
import { parseProxyManagerLine } from './formats/parseProxyManagerLine.ts';
import { parseRealTimeLine } from './formats/parseRealTimeLine.ts';
import { TableParser } from './formats/TableParser.ts';
import { W3cParser } from './formats/W3cParser.ts';
import { JsonBlocks } from './JsonBlocks.ts';
import { JsonLineParser } from './JsonLineParser.ts';
import { eachParsed, isLogLine } from './LogLine.ts';
import type { LineParser } from './LogLine.ts';
import { parseTextLine } from './parseTextLine.ts';

/** Minimum share of readable sample lines: a log may start inside a line, and scanners leave odd ones. */
const LEAST_READABLE = 0.5;

/** Creates the parser of a format; some are stateful. `common` and `combined` differ only in their fields. */
const PARSERS: Readonly<Record<LogFormat, () => LineParser>> = {
  combined: () => parseTextLine,
  common: () => parseTextLine,
  json: () => {
    const [parser, blocks] = [new JsonLineParser(), new JsonBlocks()];
    return (line) => {
      const block = blocks.take(line);
      return block === null ? 'comment' : parser.parse(block ?? line);
    };
  },
  w3c: () => {
    const parser = new W3cParser();
    return (line) => parser.parse(line);
  },
  cloudfront_realtime: () => parseRealTimeLine,
  aws_load_balancer: () => parseLoadBalancerLine,
  proxy_manager: () => parseProxyManagerLine,
  haproxy: () => parseHaproxyLine,
  bunny_cdn: () => parseBunnyLine,
  alibaba_cdn: () => parseAlibabaLine,
  huawei_cdn: () => parseHuaweiLine,
  tencent_cdn: () => parseTencentLine,
  table: () => {
    const parser = new TableParser();
    return (line) => parser.parse(line);
  },
  key_value: () => {
    const parser = new KeyValueParser();
    return (line) => parser.parse(line);
  },
};

/** In order of detection; on a tie the first wins. */
const TRIED: readonly LogFormat[] = [
  'combined',
  'json',
  'w3c',
  'cloudfront_realtime',
  'aws_load_balancer',
  'proxy_manager',
  'haproxy',
  'bunny_cdn',
  'alibaba_cdn',
  'huawei_cdn',
  'tencent_cdn',
  'table',
  'key_value',
];

/** Whether a line holds no request: comments, and brackets of a list of objects. */
function isNoise(line: string): boolean {
  return line === '' || line.startsWith('#') || line === '[' || line === ']';
}

/** Creates a parser for successive lines of a format. */
export function lineParserOf(format: LogFormat): LineParser {
  const parse = PARSERS[format]();
  // Comments of this format name its columns.
  if (format === 'w3c') return (line) => (line === '' ? 'comment' : parse(line));
  // A bracket may belong to a pretty-printed object.
  if (format === 'json') return (line) => (line === '' || line.startsWith('#') ? 'comment' : parse(line));
  return (line) => (isNoise(line) ? 'comment' : parse(line));
}

/** The format with most readable lines, at least half of all; null: unknown. */
export function detectLogFormat(lines: readonly string[]): LogFormat | null {
  const counts = TRIED.map((format) => {
    const parse = lineParserOf(format);
    const parsed = lines.map((line) => eachParsed(parse(line)));
    return {
      format,
      good: parsed.filter((each) => each.some(isLogLine)).length,
      // An object that spans lines counts as one.
      wanted: parsed.filter((each) => each.some((one) => one !== 'comment')).length,
      lines: parsed.flat().filter(isLogLine),
    };
  });
  const best = counts.reduce((found, each) => (each.good > found.good ? each : found));
  if (best.good === 0 || best.good < best.wanted * LEAST_READABLE) return null;
  if (best.format !== 'combined') return best.format;
  const hasSender = best.lines.some(({ userAgent, referrer }) => userAgent !== '' || referrer !== '');
  return hasSender ? 'combined' : 'common';
}
