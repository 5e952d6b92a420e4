import { at, objectsAt, textAt } from '../json.ts';

/** Parts that are no words of the answer, whatever text they hold. */
const NOT_TEXT =
  /^(?:thinking|redacted_thinking|reasoning\w*|thought|tool_\w+|server_tool_use|\w*tool_result|tool_use|function_call\w*|image\w*|input_\w+|file|audio|refusal|search|citation)$/u;

/** Whether a part of a message is no words of the answer: what the model thought, a call of a tool, a picture. */
export const isWordless = (part: unknown): boolean =>
  NOT_TEXT.test(textAt(part, 'type')) || at(part, 'thought') === true;

/** The text of one part of a message: `{text}`, `{text: {value}}`, `{content}`, or a plain string. */
function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part;
  if (isWordless(part)) return '';
  return textAt(part, 'text') || textAt(part, 'text', 'value') || textAt(part, 'content');
}

/** A message's content as one text: a string as it is, parts joined without a break, since providers split in mid-sentence. */
export function textOfParts(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return parts.map(textOfPart).join('');
}

/** The words of a refusal part; undefined when there is none. */
export function refusalOf(content: unknown): string | undefined {
  const refusal = objectsAt(content).find(({ type }) => type === 'refusal');
  return refusal === undefined ? undefined : textAt(refusal, 'refusal') || textAt(refusal, 'text') || 'refusal';
}

const THINKING = /^\s*<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>\s*|$)/iu;
/** Templates that open the block for the model leave only its end in the text. */
const THINKING_END = /^(?:(?!<think(?:ing)?>)[\s\S])*?<\/think(?:ing)?>[ \t]*(?:\n\s*|$)/iu;

/** A text without what the model thought before it answered; '' when it never came to answering. */
export function withoutThinking(text: string): string {
  const answer = text.replace(THINKING, '');
  return answer === text && /<\/think/iu.test(text) ? text.replace(THINKING_END, '') : answer;
}
