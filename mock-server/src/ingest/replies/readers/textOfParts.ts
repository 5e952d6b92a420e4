import { at, objectsAt, textAt } from '../json.ts';

/** Part types that are not answer text, whatever text they hold. */
const NOT_TEXT =
  /^(?:thinking|redacted_thinking|reasoning\w*|thought|tool_\w+|server_tool_use|\w*tool_result|tool_use|function_call\w*|image\w*|input_\w+|file|audio|refusal|search|citation|source(?:-\w+)?|step-start|data-\w+|tool-\w+|dynamic-tool)$/u;

/** Whether a message part is not answer text: reasoning, a tool call, an image. */
export const isWordless = (part: unknown): boolean =>
  NOT_TEXT.test(textAt(part, 'type')) || at(part, 'thought') === true;

/** The text of a message part: `{text}`, `{text: {value}}`, `{content}`, or a plain string. */
function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part;
  if (isWordless(part)) return '';
  return textAt(part, 'text') || textAt(part, 'text', 'value') || textAt(part, 'content');
}

/** A message's content as one text: a string unchanged, parts joined without a separator, because providers split mid-sentence. */
export function textOfParts(content: unknown): string {
  if (typeof content === 'string') return content;
  const parts: readonly unknown[] = Array.isArray(content) ? content : [content];
  return parts.map(textOfPart).join('');
}

/** The text of a refusal part; undefined if there is none. */
export function refusalOf(content: unknown): string | undefined {
  const refusal = objectsAt(content).find(({ type }) => type === 'refusal');
  return refusal === undefined ? undefined : textAt(refusal, 'refusal') || textAt(refusal, 'text') || 'refusal';
}

const THINKING = /^\s*<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>\s*|$)/iu;
/** Chat templates that open the thinking block themselves leave only its end tag in the text. */
const THINKING_END = /^(?:(?!<think(?:ing)?>)[\s\S])*?<\/think(?:ing)?>[ \t]*(?:\n\s*|$)/iu;

/** Removes the model's reasoning from a text; '' if no answer followed it. */
export function withoutThinking(text: string): string {
  const answer = text.replace(THINKING, '');
  return answer === text && /<\/think/iu.test(text) ? text.replace(THINKING_END, '') : answer;
}
