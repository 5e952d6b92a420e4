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
