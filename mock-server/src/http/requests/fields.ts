import * as v from 'valibot';
import { isIsoDate } from '#client/lib/dates.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';
import { FIRST_DAY, LAST_DAY } from '#server/analysis/scope/dayLimits.ts';
import { nameOf } from '#server/ingest/parse/cells/textOf.ts';
import { isDeeperThan } from '#server/ingest/parse/formats/isDeeperThan.ts';

/** Building blocks of request schemas: every text has a length limit, so that no request can exhaust memory. */

export const emailField = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254), v.email(), v.toLowerCase());

/** New passwords: 8 to 128 characters. */
export const newPasswordField = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** A password to compare: any text. */
export const passwordField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));

/** Control characters except line breaks and tabs: nobody types them, and they break lists and logs. */
const CONTROL = /[^\P{Cc}\n\r\t]/u;

export const idField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export function textField(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(v.string(), v.trim(), v.maxLength(longest), v.check(isPrintable, 'printable'));
}

/** Normalises as imports do: without line breaks, repeated spaces and lone surrogates; empty without a visible character. */
export const onOneLine = v.transform((text: string) => nameOf(text));

/** An optional name on one line; the limit applies to the sent text. */
export function lineField(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(textField(longest), onOneLine);
}

/** A required name on one line; the limit applies to the normalised text. */
export function requiredLineField(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(v.string(), v.check(isPrintable, 'printable'), onOneLine, v.nonEmpty(), v.maxLength(longest));
}

export const nameField = requiredLineField(60);

/** Whether the text is free of control characters. */
export function isPrintable(text: string): boolean {
  return !CONTROL.test(text);
}

/** A real calendar day within the limits. */
export const dateField = v.pipe(
  v.string(),
  v.check(isIsoDate, 'date'),
  v.check((text) => text >= FIRST_DAY && text <= LAST_DAY, 'date_range'),
  // Part of the API description.
  v.metadata({ format: 'date' }),
);

export const timeZoneField = v.pipe(
  v.string(),
  v.maxLength(64),
  v.description('IANA name of the time zone in which days are counted, such as Europe/Berlin.'),
  v.check((zone) => canonicalZone(zone) !== null, 'time_zone'),
  v.transform((zone) => canonicalZone(zone) ?? zone),
);

/** An integer in a query, sent as digits. */
export function integerField(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/u, 'integer'),
    v.transform(Number),
    v.number(),
    v.minValue(least),
    v.maxValue(most),
  );
}

/** An integer in a body. */
export function numberField(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** Page number of a list; default: 1. */
export const pageField = v.optional(integerField(1, 1_000_000), '1');
/** Rows per page. */
export const pageSizeField = (most: number, usual: number) => v.optional(integerField(1, most), String(usual));

/** A display name per language; empty or omitted: the name itself. */
export const languageNamesField = (field: v.GenericSchema<unknown, string>) =>
  v.object({ zh: v.optional(field, ''), en: v.optional(field, '') });

/** A request without parameters. */
export const emptyRequest = v.object({});

/** The state that a form started from; compared with the current state and never stored. */
export const baseField = v.exactOptional(v.pipe(v.unknown(), v.check(isShallow, 'nested')));

/** Deeper than any form: comparing it would overflow the stack. */
const DEEPEST_FORM = 50;

function isShallow(value: unknown): boolean {
  return typeof value !== 'object' || value === null || !isDeeperThan(value, DEEPEST_FORM);
}
