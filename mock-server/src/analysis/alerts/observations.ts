import type { FactError } from '#client/api/brandCentreSchemas.ts';
import type { WorkplaceAlert } from '#client/api/workplaceSchemas.ts';
import { addDays, countDays } from '#client/lib/dates.ts';
import { isThin } from '#client/lib/thinData.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import { measureOf } from '../measures/promptClusters.ts';
import { eventsIn } from '../reports/changes/eventsIn.ts';
import type { OverviewData } from '../reports/overviewData.ts';
import { OK } from '../table/AnswerTable.ts';
import { alertOf } from '../workplace/alertOf.ts';

/** Answers are expected every day; after this many days without one, something failed. */
const QUIET_DAYS = 2;
const LONG_QUIET_DAYS = 7;
const MOST_ERRORS = 5;
/** A model counts as a platform's model if more than half of the platform's answers with a model name it. */
const MOSTLY = 0.5;

/** Platforms with too few answers to judge. */
function thinPlatforms(data: OverviewData): WorkplaceAlert[] {
  const { project, sums, previousSums } = data;
  return data.platforms.flatMap((platform) => {
    const measure = measureOf(sums, 'visibility', 0, { platform });
    const asked = [sums, previousSums].some((period) => measureOf(period, 'refusal_rate', 0, { platform }) !== null);
    if (!asked || (measure !== null && !isThin(measure))) return [];
    const platform_id = project.platforms[platform]?.id ?? null;
    return [alertOf({ rule: 'thin_platform', severity: 'low', platform_id, value: measure?.n ?? 0, measure })];
  });
}

/** No answer at all for more than 2 days before `today` (high after 7). */
function quiet({ lastDate }: OverviewData, today: string): WorkplaceAlert[] {
  const days = lastDate === null ? 0 : countDays(lastDate, today) - 1;
  const severity = days > LONG_QUIET_DAYS ? 'high' : 'medium';
  if (days <= QUIET_DAYS) return [];
  // The last day with answers identifies the gap, since its length grows.
  return [alertOf({ rule: 'no_recent_answers', severity, date: lastDate, value: days })];
}

/** Engine updates within the window: figures before and after come from different engines. */
function updates(data: OverviewData): WorkplaceAlert[] {
  return eventsIn(data)
    .filter(({ kind }) => kind === 'engine_update')
    .map(({ id, date }) => ({
      ...alertOf({ rule: 'engine_update', severity: 'low', date }),
      id: `engine_update|${id}`,
    }));
}

interface Served {
  /** Answers by model, and the first row of each. */
  readonly models: Map<string, { answers: number; readonly first: number }>;
  all: number;
}

function servedBy({ table }: OverviewData, rows: Uint32Array): Map<number, Served> {
  const byPlatform = new Map<number, Served>();
  for (const row of rows) {
    const model = table.models.get(row);
    if (model === undefined || model === '' || table.status[row] !== OK) continue;
    const platform = table.platform[row] ?? 0;
    const served: Served = byPlatform.get(platform) ?? { models: new Map(), all: 0 };
    byPlatform.set(platform, served);
    const known = served.models.get(model) ?? { answers: 0, first: row };
    known.answers += 1;
    served.models.set(model, known);
    served.all += 1;
  }
  return byPlatform;
}

function mainModel({ models, all }: Served): string | null {
  return [...models].find(([, { answers }]) => answers > MOSTLY * all)?.[0] ?? null;
}

/**
 * Platforms whose answers mostly came from one model in the week before and now come from another, which they did not have then. Skipped if
 * an engine update of the project is within a day, since that has its own alert.
 */
function changedModels(data: OverviewData): WorkplaceAlert[] {
  const { project, table, query } = data;
  const now = servedBy(data, data.rows);
  const before = servedBy(data, data.previousRows);
  const told = eventsIn(data).filter(({ kind }) => kind === 'engine_update');
  return [...now].flatMap(([platform, served]) => {
    const earlier = before.get(platform);
    const [from, to] = [earlier === undefined ? null : mainModel(earlier), mainModel(served)];
    if (from === null || to === null || earlier?.models.has(to) !== false) return [];
    const first = served.models.get(to)?.first ?? 0;
    const date = dateOf(table.askedAt[first] ?? 0, query.time_zone);
    if (told.some((event) => event.date >= addDays(date, -1) && event.date <= addDays(date, 1))) return [];
    const platform_id = project.platforms[platform]?.id ?? null;
    return [alertOf({ rule: 'model_changed', severity: 'medium', platform_id, date, ...{ from, to } })];
  });
}

/** Wrong facts in answers of the window that nobody has resolved; the most important first. */
function contradictions(errors: readonly FactError[]): WorkplaceAlert[] {
  return errors
    .filter(({ answers, status, mark, returned }) => answers > 0 && status !== 'gone' && (mark === 'open' || returned))
    .slice(0, MOST_ERRORS)
    .map((error) => ({
      ...alertOf({ rule: 'contradicted_fact', severity: error.severity, value: error.answers, measure: error.reach }),
      ...{ id: `contradicted_fact|${error.id}`, subject: error.statement, from: error.expected, to: error.said },
    }));
}

/** Alerts that are observed rather than tested. `value` is, by rule: thin_platform, contradicted_fact: answers; no_recent_answers: days. */
export function observations(data: OverviewData, today: string, errors: readonly FactError[]): WorkplaceAlert[] {
  return [
    ...contradictions(errors),
    ...changedModels(data),
    ...quiet(data, today),
    ...thinPlatforms(data),
    ...updates(data),
  ];
}
