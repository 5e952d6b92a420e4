import { isApiError } from './ApiError.ts';

/**
 * The fields that the server rejected, with its messages; empty for every other failure, and when a field names a resource that does not
 * exist. Places in lists are written `brands[1].name`.
 */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  if (!isApiError(error) || error.kind === 'notFound') return {};
  const entries = Object.entries(error.fieldErrors);
  return Object.fromEntries(entries.map(([field, text]) => [field.replaceAll(/\.(\d+)(?=\.|$)/gu, '[$1]'), text]));
}

/** The first server message for a field or a part of it (`brand.aliases[2]`). */
export function errorAt(errors: Readonly<Record<string, string>>, field: string): string | null {
  const found = Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}[`));
  return found?.[1] ?? null;
}

/** The value at a field path as the server writes it: `competitors[0].aliases`. */
function valueAt(whole: unknown, field: string): unknown {
  return field.split(/[.[\]]+/u).reduce<unknown>((part, key) => {
    if (key === '' || typeof part !== 'object' || part === null) return part;
    return Object.entries(part).find(([name]) => name === key)?.[1];
  }, whole);
}

/** The errors of fields that have not changed since they were sent: a changed field may be valid by now. */
export function errorsStillAt(
  errors: Readonly<Record<string, string>>,
  sent: unknown,
  current: unknown,
): Readonly<Record<string, string>> {
  const isSame = (field: string): boolean =>
    JSON.stringify(valueAt(sent, field)) === JSON.stringify(valueAt(current, field));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isSame(field)));
}
