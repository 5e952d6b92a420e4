import { isPlainObject } from '#client/lib/isPlainObject.ts';

function sameList(first: readonly unknown[], second: readonly unknown[]): boolean {
  return first.length === second.length && first.every((item, index) => sameOptions(item, second[index]));
}

/** Compares options deeply. Functions are equal only if identical. */
export function sameOptions(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (Array.isArray(first) && Array.isArray(second)) return sameList(first, second);
  if (!isPlainObject(first) || !isPlainObject(second)) return false;
  const names = Object.keys(first);
  return (
    names.length === Object.keys(second).length &&
    names.every((name) => name in second && sameOptions(first[name], second[name]))
  );
}
