/** Kinds of text without known columns. */
export const LOOKS = ['yaml', 'json_comments', 'transcript'] as const;

const LOOKED_AT = 200;
const LEAST_LINES = 2;
/** Minimum share of non-blank lines. */
const MOST = 0.5;

/** A key before its value, or the dash of a list: `prompt: Which lamp?`, `- answer: |`. */
const YAML_LINE = /^\s*(?:- )?[\w"'-]+:(?:\s|$)/u;
const YAML_START = /^(?:---\s*$|(?:- )?[\w"'-]+:(?:\s|$))/u;
/** A comment ends at its first end marker: alternatives would cost exponential time. */
const JSON_START = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[^])*\*\/)*[[{]/u;
const COMMENT = /^[ \t]*(?:\/\/|\/\*)|[,[{\]}"\d]\s*\/\//mu;
const MARKDOWN_LINE = /^(?:#{1,6}\s\S|\*\*[^*]+\*\*|>\s|[-*]\s\S|```)/u;
/** A speaker: `ChatGPT: …`, `用户：…`, `Q: …`. */
const SPEAKER =
  /^(?:\*\*|\[)?(?:user|you|me|human|assistant|system|ai|bot|chatgpt|claude|gemini|copilot|perplexity|grok|deepseek|kimi|豆包|question|answer|prompt|response|q|a|用户|我|助手|提问|回答|问|答)(?:\s+said)?(?:\*\*|\])?\s*[:：]/iu;

const shareOf = (lines: readonly string[], pattern: RegExp): number =>
  lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length);

/** Detects text that people mistake for a table, if it has none of our columns; null: none of these kinds. */
export function looksLike(start: string): (typeof LOOKS)[number] | null {
  if (JSON_START.test(start)) return COMMENT.test(start) ? 'json_comments' : null;
  const lines = start
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  if (lines.length < LEAST_LINES) return null;
  const spoken = lines.filter((line) => SPEAKER.test(line));
  if (new Set(spoken.map((line) => SPEAKER.exec(line)?.[0])).size >= LEAST_LINES) return 'transcript';
  const content = lines.filter((line) => !/^\s*#/u.test(line));
  if (YAML_START.test(content[0] ?? '') && shareOf(content, YAML_LINE) >= MOST) return 'yaml';
  return /^#{1,6}\s/mu.test(start) && shareOf(lines, MARKDOWN_LINE) >= MOST / 2 ? 'transcript' : null;
}
