import * as v from 'valibot';
import { isIsoDate } from '../lib/dates.ts';

/** A day as it travels. Pages count with days, so one that cannot be read is refused here, where its field can be named. */
export const daySchema = v.pipe(
  v.string(),
  v.isoDate(({ received }) => `Expected a day as YYYY-MM-DD but received ${received}`),
  v.check(isIsoDate, ({ received }) => `There is no day ${received}`),
);

/** As many servers write times: without seconds, or without the zone, and then read in the reader's, as JavaScript does. */
const WITH_LESS = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/u;

const badInstant = ({ received }: { readonly received: string }): string =>
  `Expected a time with its zone, such as 2026-03-01T08:00:00Z, but received ${received}`;

/** A moment, with its zone if the provider means everybody to read the same; or a day, where nobody knows the time. */
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

/** The same where there may be none; it is empty then. */
export const maybeInstantSchema = v.union([v.literal(''), instantSchema], badInstant);
