import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { normalizeText } from '#client/lib/normalizeText.ts';

const TEXT_KEYS = ['text', 'content', 'name', 'value', 'label', 'title'] as const;
const MAX_DEPTH = 3;
const LONE_SURROGATE = /\p{Cs}/gu;
/** NUL, some other control characters, and surrogates. Without the `u` flag the scan is several times as fast. */
const RARE = /[^\t-\uD7FF\uE000-\uFFFF]/;
/** Printable ASCII words separated by single spaces: names that need no normalization. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/;

/**
 * Converts a value to text: texts and numbers as they are, of an object its `text`, `content`, `name` ... Removes NUL, which databases and
 * C programs cannot handle, and lone surrogates. Anything else is ''.
 */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    return RARE.test(value) ? value.replaceAll('\0', '').replace(LONE_SURROGATE, '\uFFFD') : value;
  }
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!isPlainObject(value) || depth >= MAX_DEPTH) return '';
  for (const key of TEXT_KEYS) {
    const text = Object.hasOwn(value, key) ? textOf(value[key], depth + 1) : '';
    if (text !== '') return text;
  }
  return '';
}

/** Keys under which an object holds an answer's text. A name or title in it is not the answer. */
const ANSWER_KEYS = ['text', 'content', 'value', 'answerText', 'answer_text', 'markdown'] as const;

/** Converts an answer to text: of an object its text, unlike `textOf` not its name or title. */
export function answerOf(value: unknown): string {
  if (!isPlainObject(value)) return textOf(value);
  return ANSWER_KEYS.map((key) => textOf(value[key])).find((text) => text !== '') ?? '';
}

/** Keys under which objects that describe a question hold it. */
const ASKED_KEYS = ['term', 'query', 'text', 'full_text', 'q', 'question', 'prompt', 'input', 'user_input'] as const;

/** The arguments of a traced function in Python. */
function argumentsIn({ args, kwargs }: Readonly<Record<string, unknown>>): unknown {
  if (!Array.isArray(args) || !isPlainObject(kwargs)) return undefined;
  const list: readonly unknown[] = args;
  const texts = [...list, ...Object.values(kwargs)].filter((each) => typeof each === 'string');
  return texts.length === 1 ? texts[0] : (list.find(isPlainObject) ?? kwargs);
}

/** Converts a question to text, including an object that holds it: `{term, page, device}`. */
export function questionOf(value: unknown): string {
  const called = isPlainObject(value) ? argumentsIn(value) : undefined;
  if (called !== undefined) return questionOf(called);
  const asked = isPlainObject(value)
    ? ASKED_KEYS.map((key) => textOf(value[key])).find((text) => text !== '')
    : undefined;
  return asked ?? textOf(value);
}

/** Nothing that can be seen: zero-width and bidi characters alone. Web pages leave them in copied cells. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]+$/u;

/**
 * Normalizes names, prompts and labels to one trimmed line. Removes control characters: terminals execute some of them. A text without
 * a visible character is empty.
 */
export function nameOf(value: unknown): string {
  if (value === '') return '';
  if (typeof value === 'string' && TIDY.test(value)) return value;
  const name = normalizeText(textOf(value), 'NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return UNSEEN.test(name) ? '' : name;
}
