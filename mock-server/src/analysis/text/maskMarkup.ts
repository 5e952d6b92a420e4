/** A span of an answer, end exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Reasoning or tool calls of an engine before its answer. */
const THOUGHT =
  /(?:<(think|thinking|thought|reasoning|reflection|scratchpad|tool_calls?|function_calls?|tool_response)>|◁think▷)/giu;
/** A chat template may open the reasoning, so that the text has only its closing tag. */
const THOUGHT_END = /^(?:(?!<think(?:ing)?>)[\s\S])*?(?:<\/think(?:ing)?>|◁\/think▷)(?=[ \t]*(?:\n|$))/iu;
const HAS_THOUGHT_END = /(?:<\/think(?:ing)?>|◁\/think▷)(?=[ \t]*(?:\n|$))/iu;
const FENCE = /^[ \t>]{0,40}(?:(`{3,})([^`\n]{0,200})|(~{3,})([^\n]{0,200}))$/gmu;
/** Fences around text rather than code. */
const TEXT_FENCE = /^(?:markdown|md|mdx)$/iu;
/** An answer that is entirely one such block is text that was wrapped in a fence. */
const WRAPPER_FENCE = /^(?:markdown|md|mdx|text|txt|plain|plaintext)?$/iu;
const TAG_NAMES =
  'a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup|dd|del|details|dfn|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|meta|nav|noscript|object|ol|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr';
const TAG = new RegExp(`</?(?:${TAG_NAMES}|[a-z]+[:-][\\w:-]+)(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^'"<>])*>`, 'iuy');
/** Inline tags, which do not separate the text around them. */
const INLINE =
  /^<\/?(?:a|abbr|b|bdi|bdo|big|cite|code|dfn|em|font|i|ins|kbd|label|mark|q|samp|small|span|strong|time|tt|u|var|wbr)(?=[\s/>])/iu;
/** Tags whose content is not text either. */
const HIDING = /^<(script|style|svg|pre|template|head|iframe|object|[a-z]+:[\w:-]+)(?=[\s>])/iu;
/** Private-use marks of ChatGPT's app for citations and lists of links; those of entities contain text and are not matched. */
const APP_MARK = /\ue200(?!entity)[a-z_]+\ue202[^\ue200\ue201]{0,4000}\ue201/gu;

function allThoughts(text: string): Stretch[] {
  const found: Stretch[] = [];
  const orphan = HAS_THOUGHT_END.test(text) ? THOUGHT_END.exec(text) : null;
  if (orphan !== null) found.push({ from: 0, to: orphan[0].length });
  let done = found[0]?.to ?? 0;
  const unclosed = new Set<string>();
  for (const match of text.matchAll(THOUGHT)) {
    const name = (match[1] ?? '').toLowerCase();
    if (match.index < done || unclosed.has(name)) continue;
    const end = endOf(text, name === '' ? '◁/think▷' : `</${name}>`, match.index);
    const isFirst = text.slice(0, Math.min(match.index, 200)).trim() === '' && match.index < 200;
    if (end < 0) unclosed.add(name);
    // Truncated reasoning at the start is the whole answer; elsewhere an unclosed tag is one that the text mentions.
    if (end < 0 && !isFirst) continue;
    done = end < 0 ? text.length : end;
    found.push({ from: match.index, to: done });
  }
  return found;
}

function endOf(text: string, closing: string, from: number): number {
  const pattern = new RegExp(closing, 'giu');
  pattern.lastIndex = from;
  const match = pattern.exec(text);
  return match === null ? -1 : match.index + match[0].length;
}

function codeBlocks(text: string): Stretch[] {
  const found: Stretch[] = [];
  let open: { from: number; mark: string; info: string } | null = null;
  for (const match of text.matchAll(FENCE)) {
    const mark = match[1] ?? match[3] ?? '';
    const info = (match[2] ?? match[4] ?? '').trim();
    if (open === null) {
      open = { from: match.index, mark, info };
    } else if (info === '' && mark.startsWith(open.mark)) {
      const to = match.index + match[0].length;
      const isAll =
        text.slice(0, open.from).trim() === '' && text.slice(to).trim() === '' && WRAPPER_FENCE.test(open.info);
      if (!isAll && !TEXT_FENCE.test(open.info)) found.push({ from: open.from, to });
      open = null;
    }
  }
  // An unclosed block extends to the end, unless it is the whole answer.
  if (open !== null && !TEXT_FENCE.test(open.info) && text.slice(0, open.from).trim() !== '') {
    found.push({ from: open.from, to: text.length });
  }
  return found;
}

function tags(text: string, inline: Stretch[] | undefined): Stretch[] {
  const found: Stretch[] = [];
  const unclosed = new Set<string>();
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const end = unclosed.has('!--') || !text.startsWith('<!--', at) ? -1 : text.indexOf('-->', at);
    if (end >= 0) {
      found.push({ from: at, to: end + 3 });
      at = end + 3;
      continue;
    }
    if (text.startsWith('<!--', at)) unclosed.add('!--');
    TAG.lastIndex = at;
    const tag = TAG.exec(text)?.[0];
    if (tag === undefined) {
      at += 1;
      continue;
    }
    const hiding = tag.endsWith('/>') ? undefined : HIDING.exec(tag)?.[1]?.toLowerCase();
    const close = hiding === undefined || unclosed.has(hiding) ? -1 : endOf(text, `</${hiding}\\s*>`, at);
    if (hiding !== undefined && close < 0) unclosed.add(hiding);
    // An answer that is entirely one such block is text that was wrapped in it.
    const isAll = hiding === 'pre' && text.slice(0, at).trim() === '' && text.slice(close).trim() === '';
    const to = close < 0 || isAll ? at + tag.length : close;
    found.push({ from: at, to });
    if (inline !== undefined && hiding === undefined && INLINE.test(tag)) inline.push({ from: at, to });
    at = to;
  }
  return found;
}

const HAS_BLOCKS = /<\/(?:h[1-6]|p|li|div|summary|td)>/iu;
const BLOCK = /^<\/?(?:h[1-6]|p|div|ul|ol|tr|table|section|summary|details|blockquote|br)\b/iu;

/** The Markdown equivalent of a tag, padded to its length: a line break, a list item, an address. */
function asMarkdown(tag: string): string {
  const mark = /^<li\b/iu.test(tag)
    ? '\n- '
    : BLOCK.test(tag)
      ? '\n'
      : /\shref=["']?https?:/iu.test(tag)
        ? 'https:'
        : '';
  return mark.padEnd(tag.length);
}

/** HTML converted to the lines that are shown, with every character at the same offset; other text is unchanged. */
export function linesOf(text: string): string {
  if (!HAS_BLOCKS.test(text)) return text;
  let lines = '';
  let at = 0;
  for (const { from, to } of tags(text, undefined)) {
    lines += text.slice(at, from) + asMarkdown(text.slice(from, to));
    at = to;
  }
  return lines + text.slice(at);
}

/**
 * Spans of an answer that are markup or not part of the answer: the engine's reasoning, code blocks, HTML tags with their attributes,
 * comments, the content of scripts, and the marks of ChatGPT's app. Unordered; they may overlap. Linear in the text.
 * @param inline receives the inline tags
 */
export function markupIn(text: string, inline?: Stretch[]): Stretch[] {
  const hasTag = text.includes('<');
  return [
    ...(hasTag || text.includes('◁') ? allThoughts(text) : []),
    ...(text.includes('```') || text.includes('~~~') ? codeBlocks(text) : []),
    ...(hasTag ? tags(text, inline) : []),
    ...(text.includes('\ue200')
      ? Array.from(text.matchAll(APP_MARK), ({ index, 0: mark }) => ({ from: index, to: index + mark.length }))
      : []),
  ];
}
