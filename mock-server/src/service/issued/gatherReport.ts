import type { WhyMoved } from '#client/api/answerIndexSchemas.ts';
import type { FactError, Facts } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { isIsoDate } from '#client/lib/dates.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import { withChanges } from '#server/analysis/effect/withChanges.ts';
import type { LetterSources } from '#server/analysis/letter/letterFacts.ts';
import type { OverviewReport } from '#server/analysis/reports/overviewReport.ts';
import type { AnswerTable } from '#server/analysis/table/AnswerTable.ts';
import { listActions } from '../actions/actionBoard.ts';
import { settledActions } from '../actions/projectActions.ts';
import { readReportRequest } from '../answers/readReportRequest.ts';
import { listChanges } from '../changes/publicationLog.ts';
import { MOST_CHANGES } from '../changes/putPublications.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportService } from '../reports/ReportService.ts';

/** The page reports that an issued report is composed of. */
export interface ReportServices {
  readonly overview: ReportService<'overview'>;
  readonly change: ReportService<'change'>;
  readonly topics: ReportService<'topics'>;
  readonly facts: ReportService<'facts'>;
  readonly actions: ReportService<'actions'>;
  readonly finding: ReportService<'finding'>;
  readonly models: ReportService<'models'>;
}

export function createReportServices(): ReportServices {
  return {
    overview: new ReportService('overview'),
    change: new ReportService('change'),
    topics: new ReportService('topics'),
    facts: new ReportService('facts'),
    actions: new ReportService('actions'),
    finding: new ReportService('finding', { most: MOST_CHANGES }),
    models: new ReportService('models'),
  };
}

/** The days of a report in a time zone. */
export interface ReportDays {
  readonly start_time: string;
  readonly end_time: string;
  readonly time_zone: string;
}

/** Loads everything a report may show, equal to the pages for the same days without filters. */
export interface Gathered extends LetterSources {
  readonly table: AnswerTable;
  readonly query: FilterQuery;
  readonly overview: OverviewReport;
}

const EVERYTHING = { topic_ids: [], platform_ids: [], keyword_ids: '' };

/**
 * The factual errors of the report's answers, most severe first, each with the time of its newest answer. Later changes of their state
 * are left out, so that the report is reproducible.
 */
function errorsOfDays({ errors }: Facts, zone: string): FactError[] {
  return errors
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.weight - a.weight)
    .map((error) => ({ ...error, last_seen_at: dayIn(zone, error.example.asked_at) }));
}

/** An answer's day in a time zone; an answer without a time has only a day. */
const dayIn = (zone: string, askedAt: string): string =>
  isIsoDate(askedAt) ? askedAt : dateOf(Date.parse(askedAt), zone);

/** @throws MockError (422) for invalid days. */
export async function gatherReport(
  project: ProjectSession,
  days: ReportDays,
  services: ReportServices,
): Promise<Gathered> {
  const { signal } = project;
  const { table, query } = await readReportRequest(project, { ...days, ...EVERYTHING });
  const report = await services.overview.of(table, signal, query, [...settledActions(project)]);
  const split = (by: WhyMoved['by']): Promise<WhyMoved> =>
    services.change.of(table, signal, query, { measure_id: 'visibility', brand_id: undefined, by });
  const splits = [await split('platform'), await split('topic')];
  const { marks } = project.knowledge;
  const facts = await services.facts.of(table, signal, query, { facts: project.facts, marks });
  const models = await services.models.of(table, signal, query);
  const { list: published } = await listChanges(project, days, services.finding);
  const { list: actions, window: actionWindow } = await listActions(project, days, services.actions);
  return {
    ...{ table, query, splits, models, actions, actionWindow },
    facts: { ...facts, errors: errorsOfDays(facts, query.time_zone) },
    overview: { ...report, events: withChanges(report.events, project.changes, query) },
    effects: published.map(({ title, url, published_on, effect }) => ({ title, url, published_on, effect })),
  };
}
