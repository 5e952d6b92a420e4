import { isPlainObject } from '#client/lib/isPlainObject.ts';

/** An object of a reply. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A step into a value: the name of a field, or the place in a list. */
type Step = string | number;

/** What stands at a path of names and places; undefined when the path leads nowhere. Never throws. */
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

/** The object at a path; undefined when something else stands there. */
export function objectAt(value: unknown, ...path: readonly Step[]): JsonObject | undefined {
  const found = at(value, ...path);
  return isPlainObject(found) ? found : undefined;
}

/** The list at a path; undefined when something else stands there. */
export function listAt(value: unknown, ...path: readonly Step[]): readonly unknown[] | undefined {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : undefined;
}

/** The objects of the list at a path; none when there is no list. */
export function objectsAt(value: unknown, ...path: readonly Step[]): readonly JsonObject[] {
  return (listAt(value, ...path) ?? []).filter(isPlainObject);
}

/** The text at a path; '' when something else stands there. */
export function textAt(value: unknown, ...path: readonly Step[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}

/** The texts of the list at a path, without blank ones. */
export function textsAt(value: unknown, ...path: readonly Step[]): readonly string[] {
  return (listAt(value, ...path) ?? []).filter(
    (each): each is string => typeof each === 'string' && each.trim() !== '',
  );
}

/** The number at a path, also one written as text; null when there is none. */
export function numberAt(value: unknown, ...path: readonly Step[]): number | null {
  const found = at(value, ...path);
  const number = typeof found === 'string' && found.trim() !== '' ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** The first of several texts that is not blank; '' when all are. */
export function firstText(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? '';
}

/** Gemini's SDK for Python writes `grounding_metadata` where the wire has `groundingMetadata`. */
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

/** A code as providers write it, without the class that Python's `str` puts before it: `FinishReason.STOP`. */
export function codeAt(value: unknown, ...path: readonly Step[]): string {
  const found = at(value, ...path);
  if (typeof found === 'number') return String(found);
  const text = typeof found === 'string' ? found : textAt(found, 'name') || textAt(found, 'value');
  return text.slice(text.lastIndexOf('.') + 1);
}

/** Below this a number of time is seconds since 1970, above it milliseconds. */
const SECONDS_UNTIL = 1e11;

/** Milliseconds since 1970 of a time written as a number of seconds or as ISO 8601 with its zone; null for anything else. */
export function timeAt(value: unknown, ...path: readonly Step[]): number | null {
  const found = at(value, ...path);
  if (typeof found === 'number') return found > 0 ? Math.round(found < SECONDS_UNTIL ? found * 1000 : found) : null;
  const zoned = typeof found === 'string' && /^\d{4}-\d{2}-\d{2}[T ].*(?:Z|UTC|[+-]\d{2}:?\d{2})$/u.exec(found.trim());
  if (!zoned) return null;
  const time = Date.parse(zoned[0].replace(/ (?=\d)/u, 'T').replace(/ ?(?:UTC)$/u, 'Z'));
  return Number.isFinite(time) ? time : null;
}
