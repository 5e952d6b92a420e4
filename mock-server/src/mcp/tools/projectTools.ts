import * as v from 'valibot';
import { comparedWindow, COMPARES_NOTHING } from '#client/api/alertSchemas.ts';
import type { ListedAlert } from '#client/api/alertSchemas.ts';
import { overviewSchema } from '#client/api/overviewSchemas.ts';
import { projectIndexSchema } from '#client/api/projectSchemas.ts';
import type { ChangeItem, ReportScope } from '#client/api/reportSchemas.ts';
import { alertListSchema } from '#client/api/schemas/alertListSchemas.ts';
import type { AlertList } from '#client/api/schemas/alertListSchemas.ts';
import { defineTool } from '../shapes/defineTool.ts';
import { changeOf, figureOf, MEASURES } from '../shapes/figures.ts';
import { pageOf, withDays } from '../shapes/pages.ts';
import { measureOfAlert } from '../shapes/ruleMeasures.ts';
import {
  daysIn,
  inDays,
  loadScope,
  MOST_ROWS,
  pageEntries,
  pageNote,
  previousDays,
  projectEntry,
  scopeEntries,
  USUAL_ZONE,
  windowsOf,
} from '../shapes/scope.ts';
import type { Scope } from '../shapes/scope.ts';

export const listProjects = defineTool({
  name: 'list_projects',
  title: 'Projects',
  description: 'All projects, each with its brand. Call this first: every other tool needs a project id.',
  input: v.strictObject({}),
  run: async (_args, api) => {
    const { list } = await api.get('/api/front/project/index', projectIndexSchema, {});
    return {
      projects: list.map(({ id, name, brand, origin, archived = false }) => ({
        ...{ id, name, brand, origin, ...(archived && { archived }) },
        page: pageOf(api.consoleUrl, 'overviewIndex', { project: id, filters: {} }),
      })),
    };
  },
});

export const overview = defineTool({
  name: 'overview',
  title: 'Overview',
  description:
    'Your brand’s measures in a window and how they changed from the previous one, the leaderboard of brands, what changed, and the available platforms and topics. What changed is the most striking of many comparisons, of which about 1 in 20 looks real by chance.',
  input: v.strictObject(scopeEntries),
  run: async ({ project, ...slice }, api) => {
    const scope = await loadScope(project, slice, api);
    const report = await api.get('/api/front/overview/index', overviewSchema, scope.filters, project);
    const shown = inDays(scope, report.scope);
    const page = pageOf(api.consoleUrl, 'overviewIndex', shown);
    const nameOf = (id: string) => report.brands.find((brand) => brand.id === id)?.name ?? id;
    return {
      ...windowOf(report.scope, scope),
      figures: report.tiles.map(({ measure_id: id, measure, change }) =>
        figureOf(id, measure, { change, brand: report.brands.find(({ own }) => own), scope: report.scope, page }),
      ),
      leaderboard: report.leaderboard.map((row) => ({
        brand_id: row.brand_id,
        brand: nameOf(row.brand_id),
        own: report.brands.find(({ id }) => id === row.brand_id)?.own ?? false,
        rank: row.rank,
        // Brands with an equal rank are statistically indistinguishable.
        tied: row.tied,
        visibility: figureOf('visibility', row.visibility, { change: row.change, page }),
        share_of_voice: figureOf('share_of_voice', row.share_of_voice, { page }),
        average_position: figureOf('average_position', row.average_position, { page }),
      })),
      what_changed: report.changes.map((item) => ({
        brand_id: item.brand_id,
        brand: nameOf(item.brand_id),
        platform_id: item.platform_id,
        topic_id: item.topic_id,
        ...figureOf(item.measure_id, item.measure, {
          change: item.change,
          page: pageOf(api.consoleUrl, 'overviewIndex', narrowed(shown, item)),
        }),
      })),
      platforms: report.platforms,
      topics: report.topics,
      page,
    };
  },
});

/** The selection of a change: the report's, or the one platform or topic that it is about. */
function narrowed({ project, filters }: Scope, { platform_id: platform, topic_id: topic }: ChangeItem): Scope {
  return {
    project,
    filters: {
      ...filters,
      ...(platform !== null && { platform_ids: [platform] }),
      ...(topic !== null && { topic_ids: [topic] }),
    },
  };
}

export const alerts = defineTool({
  name: 'alerts',
  title: 'Alerts',
  description:
    'What needs attention: drops and gains, competitors, lost sources, contradicted facts, and low or failed sampling, each with its figures, from the last evaluation, most severe first. Muted alerts are left out. Days are counted in the time zone of the project’s alerts. On average, at most one in ten of the changes listed is due to chance.',
  input: v.strictObject({
    ...projectEntry,
    ...pageEntries,
    page_size: v.optional(v.unwrap(pageEntries.page_size), MOST_ROWS),
  }),
  run: async ({ project, page: number, page_size }, api) => {
    const query = { time_zone: USUAL_ZONE, view: 'open', page: number, page_size };
    const report = await api.get('/api/front/alert/index', alertListSchema, query, project);
    const page = pageOf(api.consoleUrl, 'alerts', { project, filters: {} });
    return {
      ...windowsOf(report.window, report.time_zone),
      evaluated_at: report.evaluated_at,
      tests: report.tests,
      alerts: report.list.map(({ alert, names, path, ...entry }) => {
        const measure = measureOfAlert(alert);
        const evidence = `${api.consoleUrl}${path}`;
        const compared = comparedWindow(alert.rule, entry.window);
        return {
          ...{ id: entry.id, kind: alert.rule, severity: alert.severity, date: alert.date, domain: alert.domain },
          ...{ brand: names.brand || null, platform: names.platform || null, topic: names.topic || null },
          ...contentOf(alert),
          ...(COMPARES_NOTHING.has(alert.rule)
            ? { window: daysIn(entry.window, report.time_zone) }
            : windowsOf(compared, report.time_zone)),
          ...{ state: entry.state, confirmed: entry.confirmed },
          ...{ first_seen: entry.first_seen, last_seen: entry.last_seen },
          // A rule without a figure measures nothing, which differs from "no data".
          ...(measure === null
            ? { now: null, before: null, change: null }
            : {
                now: figureOf(measure, alert.measure, { page: withDays(evidence, entry.window) }),
                ...(COMPARES_NOTHING.has(alert.rule)
                  ? { before: null, change: null }
                  : {
                      before: figureOf(measure, alert.previous, {
                        page: withDays(evidence, previousDays(compared)),
                      }),
                      // A rule without a difference, such as a competitor's lead, did compare.
                      change: alert.change === null ? null : changeOf(alert.change, MEASURES[measure].form),
                    }),
              }),
          page: evidence,
        };
      }),
      ...pageNote(report.total, { page: number, page_size }),
      muted: report.counts.muted,
      ...(report.total === 0 && { note: noAlerts(report) }),
      page_address: page,
    };
  },
});

/** Subject and values of an alert. A contradicted fact has its own field names: `from` and `to` would read as if the fact had changed. */
function contentOf({ rule, subject, from, to }: ListedAlert) {
  return rule === 'contradicted_fact' ? { fact: subject, right_value: from, answers_say: to } : { subject, from, to };
}

/** Why the list is empty. */
function noAlerts({ evaluated_at: at, counts: { muted } }: AlertList): string {
  if (at === null) return 'The project has not been evaluated yet.';
  return muted === 0 ? 'No alerts: nothing needs attention.' : 'No open alerts; some are muted.';
}

const SENTIMENT = {
  labelled: 'The sentiment of answers is a label that came with the data.',
  estimated: 'The sentiment of answers is estimated from their text by rules, not labeled by anybody.',
  mixed:
    'The sentiment of some answers is a label that came with the data; that of others is estimated from their text by rules.',
  none: null,
} as const satisfies Record<ReportScope['sentiment_source'], string | null>;

/** Window of a report, answer counts by status, source of sentiments; without answers, the project's days that have some. */
export function windowOf(report: ReportScope, { filters: { time_zone } }: Scope) {
  const { project_answers: all, project_first_date: first, project_last_date: last } = report;
  const sentiment = SENTIMENT[report.sentiment_source];
  return {
    ...windowsOf(report, time_zone),
    answers_by_status: report.answers,
    ...(sentiment !== null && { sentiment_source: sentiment }),
    ...(Object.values(report.answers).every((count) => count === 0) && {
      no_answers_here: { project_has: all, first_day: first, last_day: last },
    }),
  };
}
