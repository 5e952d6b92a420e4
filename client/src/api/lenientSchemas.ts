import * as v from 'valibot';
import { isPlainObject } from '../lib/isPlainObject.ts';
import { logDetail } from '../lib/logDetail.ts';

/*
 * Fields of replies whose payload the specification does not show: a provider need not send them, and may send a number where
 * another sends a text.
 */

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Null when it is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const text = textOf(value).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** A text, or the digits of a number; empty when it is missing, null or anything else. */
export const lenientText = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '');

/** A number, or a text of one; null when it is missing or anything else. */
export const lenientNumber = v.optional(v.pipe(v.unknown(), v.transform(numberOf)), null);

/** A yes or no, also as 1 or 0; no when it is missing or anything else. */
export const lenientFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === 'true' || (numberOf(value) ?? 0) !== 0),
  ),
  false,
);

/** An id is a text or a number; the client keeps it as a text. The one field that must be there. */
export const lenientId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Smaller numbers count nothing since 1970, larger ones than the second are milliseconds and not seconds. */
const FIRST_EPOCH_S = 100_000_000;
const FIRST_EPOCH_MS = 100_000_000_000;

function instantOf(value: unknown): string {
  const number = numberOf(value) ?? 0;
  if (number >= FIRST_EPOCH_S) {
    const at = new Date(number < FIRST_EPOCH_MS ? number * 1000 : number);
    return Number.isNaN(at.getTime()) ? '' : at.toISOString();
  }
  return typeof value === 'string' && /\d{4}/u.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';
}

/** An instant or a day that can be read as one, or a time since 1970; empty when it is missing or anything else. */
export const lenientInstant = v.optional(v.pipe(v.unknown(), v.transform(instantOf)), '');

/** A field that a provider may leave out; one that is null counts as left out. */
export function optionalField<Input, Output>(schema: v.GenericSchema<Input, Output>) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): Output | undefined => value ?? undefined),
  );
}

/** One of the texts known; `unknown` for every other value, and when it is missing. */
export function lenientPicklist<const Known extends readonly string[]>(known: Known) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.examples([...known]),
      v.transform((value): Known[number] | 'unknown' => known.find((name) => name === value) ?? 'unknown'),
    ),
    'unknown',
  );
}

/** An object; nothing at all, or a list (as some servers write an empty object), counts as one without fields. */
export function lenientObject<Entries extends v.ObjectEntries>(
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  return v.pipe(
    v.unknown(),
    v.transform((value) => (isNothing(value) || Array.isArray(value) ? {} : value)),
    v.object(entries),
  );
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The rows of a list that comes as `[...]`, `{ list: [...] }` or nothing; null for anything else. */
function rowsOf(value: unknown): readonly unknown[] | null {
  if (isNothing(value)) return [];
  if (isList(value)) return value;
  if (!isPlainObject(value)) return null;
  const { list } = value;
  if (isList(list)) return list;
  // A total or the like beside a list that is not there; anything larger is no list of ours.
  return isNothing(list) && Object.values(value).every((other) => typeof other !== 'object' || other === null)
    ? []
    : null;
}

/**
 * A list of a reply. A row that cannot be read is left out, so that it does not take the others with it, and is counted in
 * the browser's console.
 * @param what what the list holds, for the console
 */
export function lenientList<Item>(
  what: string,
  item: v.GenericSchema<unknown, Item>,
): v.GenericSchema<unknown, Item[]> {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, Item[]>(({ dataset, addIssue, NEVER }) => {
      const rows = rowsOf(dataset.value);
      if (rows === null) {
        addIssue({ message: `Invalid type: Expected a list of ${what}` });
        return NEVER;
      }
      const read = rows.map((row) => v.safeParse(item, row));
      const reasons = read.flatMap(({ issues }, index) =>
        issues === undefined ? [] : [`${String(index)}.${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`],
      );
      if (reasons.length > 0) {
        logDetail(`left out ${reasons.length} of ${rows.length} ${what} in a reply (${reasons.join('; ')})`);
      }
      return read.flatMap(({ success, output }) => (success ? [output] : []));
    }),
  );
}

/** Ids as the client keeps them. */
export const lenientIds = lenientList('ids', lenientId);

interface LenientPage<Item> {
  readonly list: Item[];
  /** Of all pages; null: the provider does not say. */
  readonly total: number | null;
}

/** A list, as `lenientList` reads it, with the number of all rows there are, of which it may be one page. What one page holds is not that number. */
export function lenientPage<Item>(
  what: string,
  item: v.GenericSchema<unknown, Item>,
): v.GenericSchema<unknown, LenientPage<Item>> {
  const listSchema = lenientList(what, item);
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, LenientPage<Item>>(({ dataset: { value }, addIssue, NEVER }) => {
      const read = v.safeParse(listSchema, value);
      if (!read.success) {
        addIssue({ message: read.issues[0].message });
        return NEVER;
      }
      return { list: read.output, total: isPlainObject(value) ? numberOf(value['total']) : null };
    }),
  );
}
