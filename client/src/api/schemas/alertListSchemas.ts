import * as v from 'valibot';
import { alertsWindowSchema, LISTED_RULES } from '../alertSchemas.ts';
import { openPicklist } from '../openPicklist.ts';
import { eventSchema } from '../reportSchemas.ts';
import { workplaceAlertSchema } from '../workplaceSchemas.ts';
import { daySchema, instantSchema } from '../timeSchemas.ts';

/** `new`: nobody has acknowledged it; `seen`: somebody did; `muted`: shown in the list only; `resolved`: no longer found. */
const ALERT_STATES = ['new', 'seen', 'muted', 'resolved'] as const;

/** Which alerts a list shows: those that are found now and not muted, those that are muted, those that are no longer found. */
export const ALERT_VIEWS = ['open', 'muted', 'resolved'] as const;
export type AlertView = (typeof ALERT_VIEWS)[number];

/** Who did something, when (ISO 8601). The name is empty for somebody who is gone. */
const doneBySchema = v.object({ name: v.string(), at: instantSchema });

/** An alert with its history. */
export const alertEntrySchema = v.object({
  /** Of this time that it was found; a later return is another entry. */
  id: v.string(),
  alert: workplaceAlertSchema,
  /** As they were called when it was last found; empty for what it does not speak of. */
  names: v.object({ brand: v.string(), platform: v.string(), topic: v.string() }),
  event: v.nullable(eventSchema),
  /** The days it speaks of, and those it compares them with. */
  window: alertsWindowSchema,
  state: openPicklist(ALERT_STATES),
  /** False for what chance plays no part in, such as a model's new name. */
  tested: v.boolean(),
  /** Found by two evaluations of different answers in a row, or at 99 %: only then it goes out. */
  confirmed: v.boolean(),
  /** ISO 8601. */
  first_seen: instantSchema,
  last_seen: instantSchema,
  resolved_at: v.nullable(instantSchema),
  /** When it was handed to the project's channels, whether there are any or not; null: it was not. */
  sent_at: v.nullable(instantSchema),
  acknowledged: v.nullable(doneBySchema),
  /** `until`: the last day on which it is muted, YYYY-MM-DD; null: until somebody takes it back. */
  muted: v.nullable(
    v.object({ scope: openPicklist(['alert', 'kind']), until: v.nullable(daySchema), ...doneBySchema.entries }),
  ),
  /** The reader has not opened it in the bell. */
  unread: v.boolean(),
  /** The page with its evidence: path and search, with project and days. */
  path: v.string(),
});
export type AlertEntry = v.InferOutput<typeof alertEntrySchema>;

/** GET /api/front/alert/index: a page of the one list of the project's alerts. */
export const alertListSchema = v.object({
  /** When the project was last evaluated, ISO 8601; null: never. */
  evaluated_at: v.nullable(instantSchema),
  /** The days of the last evaluation, in `time_zone`. */
  window: v.nullable(alertsWindowSchema),
  time_zone: v.string(),
  /** The present day there, YYYY-MM-DD. */
  today: daySchema,
  /** Tests of the last evaluation, over which the rate of false discoveries is kept at 10 %. */
  tests: v.number(),
  /** How many there are in each view, whatever the filter. */
  counts: v.object({ open: v.number(), muted: v.number(), resolved: v.number() }),
  /** Kinds that are muted as a whole. */
  muted_kinds: v.array(
    v.object({ kind: openPicklist(LISTED_RULES), until: v.nullable(daySchema), ...doneBySchema.entries }),
  ),
  list: v.array(alertEntrySchema),
  total: v.number(),
});
export type AlertList = v.InferOutput<typeof alertListSchema>;
