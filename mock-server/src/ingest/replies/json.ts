import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** An object of a reply. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A step of a path: a field name or a list index. */
type Step = string | number;

/** The value at a path; undefined if the path does not exist. Never throws. */
export function at(value: unknown, ...path: readonly Step[]): unknown {
  let inner = value;
  for (const step of path) {
    if (typeof step === 'number') {
      const list: readonly unknown[] = Array.isArray(inner) ? inner : [];
      inner = list[step];
    } else {
      inner = isPlainObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
    }
  }
  return inner;
}

/** The object at a path; undefined for any other value. */
export function objectAt(value: unknown, ...path: readonly Step[]): JsonObject | undefined {
  const found = at(value, ...path);
  return isPlainObject(found) ? found : undefined;
}

/** The list at a path; undefined for any other value. */
export function listAt(value: unknown, ...path: readonly Step[]): readonly unknown[] | undefined {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : undefined;
}

/** The objects in the list at a path; none without a list. */
export function objectsAt(value: unknown, ...path: readonly Step[]): readonly JsonObject[] {
  return (listAt(value, ...path) ?? []).filter(isPlainObject);
}

/** The text at a path; '' for any other value. */
export function textAt(value: unknown, ...path: readonly Step[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The non-blank texts in the list at a path. */
export function textsAt(value: unknown, ...path: readonly Step[]): readonly string[] {
  return (listAt(value, ...path) ?? []).filter(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
}

/** The number at a path, also if written as text; null for any other value. */
export function numberAt(value: unknown, ...path: readonly Step[]): number | null {
  const found = at(value, ...path);
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The first non-blank text; '' if there is none. */
export function firstText(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? '';
}

/** Reads a camelCase field also in snake_case: Gemini's Python SDK writes `grounding_metadata` for `groundingMetadata`. */
export function eitherCase(object: unknown, camel: string): unknown {
  const found = at(object, camel);
  return (
    found ??
    at(
      object,
      camel.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
    )
  );
}

/** A provider's code without the class name that Python's `str` prepends: `FinishReason.STOP`. */
export function codeAt(value: unknown, ...path: readonly Step[]): string {
  const found = at(value, ...path);
  if (typeof found === 'number') return String(found);
  const text = typeof found === 'string' ? found : textAt(found, 'name') || textAt(found, 'value');
  return text.slice(text.lastIndexOf('.') + 1);
}

/** Smaller numbers are seconds since 1970, larger ones milliseconds. */
const SECONDS_UNTIL = 1e11;

/** Milliseconds since 1970 of a time given as a number or as ISO 8601 with a zone; null for anything else. */
export function timeAt(value: unknown, ...path: readonly Step[]): number | null {
  const found = at(value, ...path);
  if (typeof found === 'number') return found > 0 ? Math.round(found < SECONDS_UNTIL ? found * 1000 : found) : null;
  const zoned = typeof found === 'string' && /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|UTC|[+-]\d{2}:?\d{2})$/u.exec(found.trim());
  if (!zoned) return null;
  const time = Date.parse(
    zoned[0]
      .replace(/ (?=\d)/u, 'T')
      .replace(/ ?UTC$/u, 'Z')
      .replace(/ (?=[+-])/u, ''),
  );
  return Number.isFinite(time) ? time : null;
}
