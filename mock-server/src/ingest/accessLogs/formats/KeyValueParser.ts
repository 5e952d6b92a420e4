import { JsonLineParser } from '../JsonLineParser.ts';
import type { ParsedLine } from '../LogLine.ts';

/** `key=value` or `key="value in words"`, at the start or behind a blank. */
const PAIR = /(?:^|\s)([A-Za-z_@][\w.@-]*)=(?:"((?:[^"\\]|\\.)*)"|(\S*))/gu;
/** The time before the pairs, behind a syslog priority or not. */
const TIME_BEFORE = /^(?:<\d+>\d* ?)?(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2}))\s/u;
const NEEDED = ['status', 'path', 'uri', 'url', 'method'];

/** Parses lines of `key=value` pairs: logfmt, and the lines of Heroku's router. Other lines of such a log, such as those of its app, are no requests. */
export class KeyValueParser {
  readonly #parser = new JsonLineParser();

  parse(line: string): ParsedLine {
    const pairs = Array.from(line.matchAll(PAIR), ([, key = '', quoted, bare = '']) => {
      return [key, quoted?.replaceAll(/\\(.)/gu, '$1') ?? bare] as const;
    });
    if (!pairs.some(([key]) => NEEDED.includes(key))) return 'comment';
    const [, time] = TIME_BEFORE.exec(line) ?? [];
    return this.#parser.parseObject({ ...(time !== undefined && { timestamp: time }), ...Object.fromEntries(pairs) });
  }
}
