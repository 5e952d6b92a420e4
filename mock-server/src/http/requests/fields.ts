import * as v from 'valibot';
import { isIsoDate } from '#client/lib/dates.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';
import { nameOf } from '../../ingest/parse/textOf.ts';

/** Building blocks of request schemas: every text has a longest length, so that no one request can fill the memory. */

export const emailField = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(254), v.email(), v.toLowerCase());

/** New passwords: 8 to 128 characters. */
export const newPasswordField = v.pipe(v.string(), v.minLength(8), v.maxLength(128));

/** A password to be compared: whatever was typed. */
export const passwordField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(128));

/** Control characters other than breaks and tabs: nobody types them, and they break lists and logs. */
const CONTROL = /[^\P{Cc}\n\r\t]/u;

export const nameField = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60), v.check(isPrintable, 'printable'));

export const idField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

export function textField(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(v.string(), v.trim(), v.maxLength(longest), v.check(isPrintable, 'printable'));
}

/** As an import reads names and prompts: without breaks, doubled blanks and halves of characters. */
export const onOneLine = v.transform((text: string) => nameOf(text));

/** A name, or nothing: on one line, and at most so long as it is sent. */
export function lineField(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(textField(longest), onOneLine);
}

/** A name that must be there: on one line, and at most so long once that is done. */
export function requiredLineField(longest: number): v.GenericSchema<unknown, string> {
  return v.pipe(v.string(), v.check(isPrintable, 'printable'), onOneLine, v.nonEmpty(), v.maxLength(longest));
}

/** Whether a person may have typed the text. */
export function isPrintable(text: string): boolean {
  return !CONTROL.test(text);
}

/** A real calendar day. The span keeps windows and their previous ones inside four-digit years. */
export const dateField = v.pipe(
  v.string(),
  v.check((text) => isIsoDate(text) && text >= '1990-01-01' && text <= '2200-12-31', 'date'),
  // Stands in the description of the API.
  v.metadata({ format: 'date' }),
);

export const timeZoneField = v.pipe(
  v.string(),
  v.maxLength(64),
  v.description('IANA name of the time zone in which days are counted, such as Europe/Berlin.'),
  v.transform(canonicalZone),
  v.string('time_zone'),
);

/** A whole number in a query, which travels as digits. */
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

/** A whole number in a body. */
export function numberField(least: number, most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
}

/** Which page of a list; the first unless said. */
export const pageField = v.optional(integerField(1, 1_000_000), '1');
/** How many rows a page has. */
export const pageSizeField = (most: number, usual: number) => v.optional(integerField(1, most), String(usual));

/** What readers of each language call something; empty, or left out: by its name. */
export const languageNamesField = (field: v.GenericSchema<unknown, string>) =>
  v.object({ zh: v.optional(field, ''), en: v.optional(field, '') });

/** A call that is asked nothing but what it is. */
export const emptyRequest = v.object({});

/** What a form that is saved whole was made of; compared with what there is, and never kept. */
export const baseField = v.exactOptional(v.unknown());
