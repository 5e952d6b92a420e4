import * as v from 'valibot';
import { alertsWindowSchema, LISTED_RULES } from '../alertSchemas.ts';
import { openPicklist } from '../openPicklist.ts';
import { eventSchema } from '../reportSchemas.ts';
import { daySchema, instantSchema } from '../timeSchemas.ts';
import { workplaceAlertSchema } from '../workplaceSchemas.ts';

/** `new`: not acknowledged; `seen`: acknowledged; `muted`: shown in the list only; `resolved`: no longer found. */
const ALERT_STATES = ['new', 'seen', 'muted', 'resolved'] as const;

/** Which alerts a list shows: found now and not muted; muted; no longer found. */
export const ALERT_VIEWS = ['open', 'muted', 'resolved'] as const;
export type AlertView = (typeof ALERT_VIEWS)[number];

/** Who did something, and when (ISO 8601). The name is empty for a removed account. */
const doneBySchema = v.object({ name: v.string(), at: instantSchema });

/** An alert with its history. */
export const alertEntrySchema = v.object({
  /** Id of one occurrence; a later return gets another entry. */
  id: v.string(),
  alert: workplaceAlertSchema,
  /** The names when it was last found; empty where the alert has none. */
  names: v.object({ brand: v.string(), platform: v.string(), topic: v.string() }),
  event: v.nullable(eventSchema),
  /** The window of the alert, and the one it is compared with. */
  window: alertsWindowSchema,
  state: openPicklist(ALERT_STATES),
  /** False where no statistical test applies, such as a model's new name. */
  tested: v.boolean(),
  /** Found by two evaluations of different answers in a row, or at 99 %: only then it is sent. */
  confirmed: v.boolean(),
  /** ISO 8601. */
  first_seen: instantSchema,
  last_seen: instantSchema,
  resolved_at: v.nullable(instantSchema),
  /** When it was passed to the project's channels, whether there are any or not; null: never. */
  sent_at: v.nullable(instantSchema),
  acknowledged: v.nullable(doneBySchema),
  /** `until`: the last day on which it is muted, YYYY-MM-DD; null: until somebody unmutes it. */
  muted: v.nullable(
    v.object({ scope: openPicklist(['alert', 'kind']), until: v.nullable(daySchema), ...doneBySchema.entries }),
  ),
  /** The reader has not read it in the bell. */
  unread: v.boolean(),
  /** The page with its evidence: path and search, with project and days. */
  path: v.string(),
});
export type AlertEntry = v.InferOutput<typeof alertEntrySchema>;

/** GET /api/front/alert/index: one page of the project's alert list. */
export const alertListSchema = v.object({
  /** When the project was last evaluated, ISO 8601; null: never. */
  evaluated_at: v.nullable(instantSchema),
  /** The days of the last evaluation, in `time_zone`. */
  window: v.nullable(alertsWindowSchema),
  time_zone: v.string(),
  /** The current day in `time_zone`, YYYY-MM-DD. */
  today: daySchema,
  /** Tests of the last evaluation; the false discovery rate over them is limited to 10 %. */
  tests: v.number(),
  /** Alerts in each view, regardless of the filter. */
  counts: v.object({ open: v.number(), muted: v.number(), resolved: v.number() }),
  /** Muted kinds. */
  muted_kinds: v.array(
    v.object({ kind: openPicklist(LISTED_RULES), until: v.nullable(daySchema), ...doneBySchema.entries }),
  ),
  list: v.array(alertEntrySchema),
  total: v.number(),
});
export type AlertList = v.InferOutput<typeof alertListSchema>;
