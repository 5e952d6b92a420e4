import * as v from 'valibot';
import { isIsoDate } from '../lib/dates.ts';

/** A day in a response. Pages compute with days, so an invalid one is refused here, where the error can name its field. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(({ received }) => `Expected a day as YYYY-MM-DD but received ${received}`),
  v.check(isIsoDate, ({ received }) => `There is no day ${received}`),
);

/** Formats that many servers send: without seconds, or without a zone (then parsed in the reader's zone, as JavaScript does). */
const WITH_LESS = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/u;

const badInstant = ({ received }: { readonly received: string }): string =>
  `Expected a time with its zone, such as 2026-03-01T08:00:00Z, but received ${received}`;

/** An instant, ideally with its zone; or a day, where the time is unknown. */
export const instantSchema = v.union(
  [
    v.pipe(v.string(), v.isoTimestamp()),
    daySchema,
    v.pipe(
      v.string(),
      v.regex(WITH_LESS),
      v.check((text) => !Number.isNaN(Date.parse(text))),
    ),
  ],
  badInstant,
);

/** The same, or an empty text for none. */
export const maybeInstantSchema = v.union([v.literal(''), instantSchema], badInstant);
