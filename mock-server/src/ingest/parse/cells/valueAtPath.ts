import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { parseJsonCell } from './parseListCell.ts';

/** The value at a path of field names and list indexes: `choices.0.message.content`. */
export function valueAtPath(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => {
    const holder = typeof inner === 'string' ? parseJsonCell(inner) : inner;
    const list: readonly unknown[] = Array.isArray(holder) ? holder : [];
    if (list.length > 0 && /^-?\d{1,6}$/u.test(key)) return list.at(Number(key));
    return isPlainObject(holder) && Object.hasOwn(holder, key) ? holder[key] : undefined;
  }, value);
}
