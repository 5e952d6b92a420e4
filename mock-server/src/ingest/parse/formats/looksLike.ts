import { REPORTS, reportOf } from './reportOf.ts';

/** Kinds of text without known columns. */
export const LOOKS = [
  ...REPORTS,
  'access_log',
  'database',
  'requests',
  'stream',
  'yaml',
  'json_comments',
  'transcript',
] as const;

const LOOKED_AT = 200;
const HEADER_WITHIN = 12;
const LEAST_LINES = 2;
/** Minimum share of non-blank lines. */
const MOST = 0.5;

/** A key before its value, or the dash of a list: `prompt: Which lamp?`, `- answer: |`. */
const YAML_LINE = /^\s*(?:- )?[\w"'-]+:(?:\s|$)/u;
const YAML_START = /^(?:---\s*$|(?:- )?[\w"'-]+:(?:\s|$))/u;
/** Events of a saved stream. */
const STREAM_START = /^\s*(?:id: ?\S{1,60}\s+)?(?:event: ?\S{1,60}\s+)?data: ?\{/u;
/** A comment ends at its first end marker: alternatives would cost exponential time. */
const JSON_START = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/)*[[{]/u;
const COMMENT = /^[ \t]*(?:\/\/|\/\*)|[,[{\]}"\d]\s*\/\//mu;
const MARKDOWN_LINE = /^(?:#{1,6}\s\S|\*\*[^*]+\*\*|>\s|[-*]\s\S|```)/u;
/** A speaker: `ChatGPT: …`, `用户：…`, `Q: …`. */
const SPEAKER =
  /^(?:\*\*|\[|【)?(?:user|you|me|human|assistant|system|ai|bot|chatgpt|claude|gemini|copilot|perplexity|grok|deepseek|kimi|doubao|yuanbao|qwen|豆包|元宝|通义千问|千问|文心一言|question|answer|prompt|response|q|a|用户|我|助手|提问|回答|问|答)(?:\s+said)?(?:\*\*|\]|】)?(?:\s*\(#\d{1,4}\))?\s*[:：]/iu;

/** Google Analytics: a block of remarks between rules, with the period. */
const ANALYTICS_START = /^\s*#\s?-{8,}\s*\n(?:#[^\n]*\n){1,12}/u;
const ANALYTICS_PERIOD = /(?<!\d)20\d{6}(?!\d)/u;
/** A request in the common log format, and the head of the W3C format. */
const REQUEST_LINE = /\[\d{1,2}\/\p{L}{3,4}\/\d{4}:\d\d:\d\d:\d\d [^\]]*\] "/u;
const W3C_START = /^\s*#(?:Software|Version|Fields|Date):/u;
/** Statements at the start of a line of a dump. */
const SQL_LINE = /^(?:CREATE TABLE|INSERT INTO|COPY \S+ \([^)]*\) FROM stdin)\b/imu;
const SQL_START =
  /^\s*(?:--|\/\*|PRAGMA \w|BEGIN TRANSACTION|CREATE (?:TABLE|DATABASE)|DROP TABLE|INSERT INTO|COPY \S+ \()/iu;
/** Requests that a browser recorded (HAR). */
const REQUESTS = /^\s*\{\s*"log"\s*:\s*\{(?=[^]{0,2000}"version"\s*:\s*"1\.)(?=[^]{0,2000}"creator"\s*:)/u;
const REMARK = '#';
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** Whether remarks stand above a table: the first two lines below them have the same delimiters. */
function isTableBelowRemarks(lines: readonly string[]): boolean {
  if (lines[0]?.startsWith(REMARK) !== true) return false;
  const [first = '', second = ''] = lines.slice(lines.findIndex((line) => !line.startsWith(REMARK)));
  const count = (line: string, mark: string): number => line.split(mark).length - 1;
  return DELIMITERS.some((mark) => count(first, mark) > 0 && count(first, mark) === count(second, mark));
}

/** The report whose column names are in one of the first lines. */
const reportIn = (lines: readonly string[]): ReturnType<typeof reportOf> =>
  lines
    .slice(0, HEADER_WITHIN)
    .map((line) => reportOf(line.split(/[,;\t]/u).map((name) => name.replaceAll('"', ''))))
    .find((report) => report !== null) ?? null;

const shareOf = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length);

/** Kinds that are certain, whatever columns they seem to have. */
export const CERTAIN_LOOKS: readonly string[] = ['database', 'requests'];

/** Detects text that people mistake for a table, if it has none of our columns; null: none of these kinds. */
export function looksLike(start: string): (typeof LOOKS)[number] | null {
  if (REQUESTS.test(start)) return 'requests';
  if (STREAM_START.test(start)) return 'stream';
  if (JSON_START.test(start)) return COMMENT.test(start) ? 'json_comments' : null;
  const lines = start
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  if (SQL_START.test(start) && SQL_LINE.test(start)) return 'database';
  if (ANALYTICS_PERIOD.test(ANALYTICS_START.exec(start.replaceAll('\r\n', '\n'))?.[0] ?? '')) return 'analytics';
  if (W3C_START.test(start) || shareOf(lines, REQUEST_LINE) >= MOST) return 'access_log';
  const report = reportIn(lines);
  if (report !== null) return report;
  if (lines.length < LEAST_LINES || isTableBelowRemarks(lines)) return null;
  const spoken = lines.filter((line) => SPEAKER.test(line));
  if (new Set(spoken.map((line) => SPEAKER.exec(line)?.[0])).size >= LEAST_LINES) return 'transcript';
  const content = lines.filter((line) => !/^\s*#/u.test(line));
  if (YAML_START.test(content[0] ?? '') && shareOf(content, YAML_LINE) >= MOST) return 'yaml';
  return /^#{1,6}\s/mu.test(start) && shareOf(lines, MARKDOWN_LINE) >= MOST / 2 ? 'transcript' : null;
}
