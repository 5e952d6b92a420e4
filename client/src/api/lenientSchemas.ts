import * as v from 'valibot';
import { isPlainObject } from '../lib/isPlainObject.ts';
import { logDetail } from '../lib/logDetail.ts';

/*
 * Fields of responses whose payload the specification does not define: a provider may omit them, and may send a number where another sends
 * a text.
 */

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** Null when it is not a number. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const text = textOf(value).trim();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : null;
}

/** A text, or a number as digits; empty when it is missing, null or of another type. */
export const lenientText = v.optional(v.pipe(v.unknown(), v.transform(textOf)), '');

/** A number, or a text that contains one; null when it is missing or anything else. */
export const lenientNumber = v.optional(v.pipe(v.unknown(), v.transform(numberOf)), null);

/** A boolean, also as 1 or 0; false when it is missing or anything else. */
export const lenientFlag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === 'true' || (numberOf(value) ?? 0) !== 0),
  ),
  false,
);

/** An id, text or number, converted to a text. The only required field. */
export const lenientId = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Thresholds for epoch times: smaller numbers than the first are no times; from the second on they are milliseconds, not seconds. */
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

/** A parseable instant or day, or an epoch time; empty when it is missing or anything else. */
export const lenientInstant = v.optional(v.pipe(v.unknown(), v.transform(instantOf)), '');

/** An optional field of a provider; null counts as omitted. */
export function optionalField<Input, Output>(schema: v.GenericSchema<Input, Output>) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value): Output | undefined => value ?? undefined),
  );
}

/** One of the known texts; `unknown` for every other value, and when it is missing. */
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

/** An object; a missing value or a list (which some servers send for an empty object) counts as an object without fields. */
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

/** The rows of a list sent as `[...]`, `{ list: [...] }` or nothing; null for anything else. */
function rowsOf(value: unknown): readonly unknown[] | null {
  if (isNothing(value)) return [];
  if (isList(value)) return value;
  if (!isPlainObject(value)) return null;
  const { list } = value;
  if (isList(list)) return list;
  // Scalars such as a total may accompany a missing list; an object with nested values is not a list.
  return isNothing(list) && Object.values(value).every((other) => typeof other !== 'object' || other === null)
    ? []
    : null;
}

/**
 * A list of a response. An invalid row is skipped, so that it does not fail the others, and is counted in the browser's console.
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

/** Ids as texts. */
export const lenientIds = lenientList('ids', lenientId);

interface LenientPage<Item> {
  readonly list: Item[];
  /** Rows of all pages; null: the provider does not say. */
  readonly total: number | null;
}

/**
 * A list, as `lenientList` parses it, with the total number of rows; the list may be one page of it. The page's length is not the total.
 */
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
