import { lineEnd } from './lineEnd.ts';
import { sourceBlock } from './sourceLists.ts';
import { mergeSpans, type SpanList } from './SpanList.ts';

/** A notice of Google below its answers, up to its link; cards of the sources follow. A copied page has it at the end of a line. */
const GOOGLE =
  /(?:AI responses may include mistakes|Generative AI is experimental|KI-Antworten können Fehler enthalten)\.?(?:[^\n]{0,160}?(?:Learn more|Weitere Informationen)|[*_ \t]{0,4}$)/gmu;
/** Notices of other apps and the label above their answers, each a line of its own. */
const OTHERS = [
  '(?:ChatGPT|Claude|Gemini|Copilot|Grok|Perplexity) said:',
  'ChatGPT 说[:：]',
  '(?:ChatGPT|Claude|Gemini|Copilot|Grok|Perplexity|Meta AI|Le Chat) (?:is AI and )?(?:can|may) (?:also )?make mistakes[^\\n]{0,100}',
  'ChatGPT ?也?可能会(?:犯错|出错)[^\\n]{0,40}',
  '(?:以上|本)?(?:内容|回答)由 ?[^\\s，。,]{0,12} ?(?:AI|大模型)? ?(?:搜集并)?生成(?:[，,；;] ?(?:内容)?(?:仅供参考|请仔细甄别|请谨慎甄别|请注意甄别|请核查重要信息))*[。.]?',
].join('|');
const OTHER = new RegExp(String.raw`^[ \t>*_#]{0,12}(?:${OTHERS})[*_ \t]{0,4}$`, 'gmu');
/** Each notice contains one of these, and few other texts do: most texts need no search by pattern. */
const SIGNS = ['mistakes', 'experimental', 'Fehler enthalten', '生成', '可能会', ' said:', ' 说'] as const;
/** The rest of a line after a notice: buttons such as "Share feedback". More of it is text. */
const MOST_AFTER = 400;

/**
 * Masks what apps write around an answer and what copies of their pages and scrapers bring along: "ChatGPT can make mistakes", 内容由豆包 AI
 * 生成, "Your feedback helps Google improve". Such a notice would mention the app's maker in every answer.
 */
export function maskAppNotices(text: string, spans: SpanList): void {
  if (!SIGNS.some((sign) => text.includes(sign))) return;
  const found = Array.from(text.matchAll(OTHER), ({ index, 0: line }) => ({ from: index, to: index + line.length }));
  for (const { index, 0: notice } of text.matchAll(GOOGLE)) {
    const end = lineEnd(text, index);
    const block = sourceBlock(text, end);
    const to = end - index > MOST_AFTER ? index + notice.length : block.isList ? block.end : end;
    found.push({ from: index, to });
  }
  if (found.length > 0) mergeSpans(spans, found);
}
