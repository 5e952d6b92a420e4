import { isPlainObject } from '#client/lib/isPlainObject.ts';

const TEXT_KEYS = ['text', 'content', 'name', 'value', 'label', 'title'] as const;
const MAX_DEPTH = 3;
const LONE_SURROGATE = /\p{Cs}/gu;
/** Zero (with some other control characters) and halves of characters: without the flag texts are looked through several times as fast. */
const RARE = /[^\t-\uD7FF\uE000-\uFFFF]/;
/** Words of Latin letters, digits and signs with single blanks between them: names in which there is nothing to tidy. */
const TIDY = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A value as the text it stands for: texts and numbers as they are, of an object its `text`, `content`, `name` ...
 * Zero characters, which databases and C programs choke on, and halves of characters are taken out. Anything else is ''.
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

/** Under which objects that describe a question have it. */
const ASKED_KEYS = ['term', 'query', 'text', 'q', 'question', 'prompt', 'input', 'user_input'] as const;

/** A question as the text it stands for, be it one of the words of an object: `{term, page, device}`. */
export function questionOf(value: unknown): string {
  const asked = isPlainObject(value)
    ? ASKED_KEYS.map((key) => textOf(value[key])).find((text) => text !== '')
    : undefined;
  return asked ?? textOf(value);
}

/** A text on one line, without spaces around it: names, prompts, labels. No control characters: terminals obey some of them. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string' && TIDY.test(value)) return value;
  return textOf(value)
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
