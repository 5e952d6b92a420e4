import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { isPlatformName } from '../platforms/platformNames.ts';
import { fieldOfKey } from './fieldOfKey.ts';
import type { Values } from './Values.ts';

/** Whether a value holds an answer's text: a text, an object or parts with one; not a list of answers. */
export function isAnswerText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) {
    return (
      value.length > 0 &&
      value.every((part) => isPlainObject(part) && ('type' in part || 'text' in part) && !isAnswerWithRun(part))
    );
  }
  if (!isPlainObject(value)) return false;
  return !Object.keys(value).some((key) => isPlatformName(key)) && !holdsNamedAnswers(value);
}

const isAnswerWithRun = (part: Values): boolean =>
  Object.keys(part).some((key) => ['run', 'platform', 'date', 'model'].includes(fieldOfKey(key) ?? ''));

/** A raw reply has its text deep inside; an object of answers holds one object per answer. */
function holdsNamedAnswers(value: Values): boolean {
  const inner = Object.values(value).filter(isPlainObject);
  return inner.length >= 2 && inner.every((each) => Object.keys(each).some((key) => fieldOfKey(key) === 'answer'));
}
