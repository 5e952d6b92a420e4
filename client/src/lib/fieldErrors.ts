import { isApiError } from './ApiError.ts';

/**
 * The fields the server refused, with its words; empty for every other failure, and where a field names a thing that is not there.
 * Places in lists are written `brands[1].name`.
 */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error) || error.kind === 'notFound') return {};
  const entries = Object.entries(error.fieldErrors);
  return Object.fromEntries(entries.map(([field, text]) => [field.replaceAll(/\.(\d+)(?=\.|$)/gu, '[$1]'), text]));
}

/** The first thing the server said about a field or a part of it (`brand.aliases[2]`). */
export function errorAt(errors: Readonly<Record<string, string>>, field: string): string | null {
  const found = Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}[`));
  return found?.[1] ?? null;
}

/** What stands at a field as the server names it: `competitors[0].aliases`. */
function valueAt(whole: unknown, field: string): unknown {
  return field.split(/[.[\]]+/u).reduce<unknown>((part, key) => {
    if (key === '' || typeof part !== 'object' || part === null) return part;
    return Object.entries(part).find(([name]) => name === key)?.[1];
  }, whole);
}

/** The errors of fields that are as they were sent: what was changed since may be right by now. */
export function errorsStillAt(
  errors: Readonly<Record<string, string>>,
  sent: unknown,
  current: unknown,
): Readonly<Record<string, string>> {
  const isSame = (field: string): boolean =>
    JSON.stringify(valueAt(sent, field)) === JSON.stringify(valueAt(current, field));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isSame(field)));
}
