import { JsonLineParser } from '../JsonLineParser.ts';
import type { ParsedLine } from '../LogLine.ts';

/** `key=value` or `key="value in words"`, at the start or behind a blank. */
const PAIR = /(?:^|\s)([A-Za-z_@][\w.@-]*)=(?:"((?:[^"\\]|\\.)*)"|(\S*))/gu;
/** The time before the pairs, behind a syslog priority or not. */
const TIME_BEFORE = /^(?:<\d+>\d* ?)?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2}))\s/u;
const NEEDED = ['status', 'path', 'uri', 'url', 'method', 'request'];
/** A field of LTSV: `label:value`. */
const LABELED = /^([\w.-]+):(.*)$/u;
const BRACKETED = /^\[(.*)\]$/u;

type Pair = readonly [key: string, value: string];

function pairsOf(line: string): readonly Pair[] {
  return Array.from(line.matchAll(PAIR), ([, key = '', quoted, bare = '']): Pair => {
    return [key, quoted?.replaceAll(/\\(.)/gu, '$1') ?? bare];
  });
}

/** The fields of a line of LTSV, with the labels of its specification, in which `host` is the visitor's; null: another format. */
function labeledOf(line: string): readonly Pair[] | null {
  const fields = line.split('\t').map((field) => LABELED.exec(field));
  if (fields.length < 2 || fields.includes(null)) return null;
  const pairs = fields.map((field): Pair => [field?.[1] ?? '', field?.[2]?.replace(BRACKETED, '$1') ?? '']);
  const isOfVisitor = pairs.some(([key]) => key === 'vhost') || !pairs.some(([key]) => key === 'remote_addr');
  return pairs
    .filter(([key]) => !(key === 'host' && isOfVisitor))
    .map(([key, value]): Pair => [key === 'req' ? 'request' : key, value]);
}

/** Parses lines of `key=value` pairs: logfmt, LTSV, and the lines of Heroku's router. Other lines of such a log, such as those of its app, are no requests. */
export class KeyValueParser {
  readonly #parser = new JsonLineParser();

  parse(line: string): ParsedLine {
    const pairs = labeledOf(line) ?? pairsOf(line);
    if (!pairs.some(([key]) => NEEDED.includes(key))) return 'comment';
    const [, time] = TIME_BEFORE.exec(line) ?? [];
    return this.#parser.parseObject({ ...(time !== undefined && { timestamp: time }), ...Object.fromEntries(pairs) });
  }
}
