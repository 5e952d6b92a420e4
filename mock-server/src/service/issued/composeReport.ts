import * as v from 'valibot';
import { issuedReportSchema, REPORT_VERSION } from '#client/api/schemas/issuedReportSchemas.ts';
import type { IssuedReport, IssuedSection, Letter } from '#client/api/schemas/issuedReportSchemas.ts';
import type { ReportLayout, ReportLocale, ReportSection } from '#client/api/schemas/reportOptionSchemas.ts';
import { letterFacts } from '#server/analysis/letter/letterFacts.ts';
import { nextSteps } from '#server/analysis/letter/nextSteps.ts';
import { stepTitle } from '#server/analysis/letter/stepTitle.ts';
import { writeLetter } from '#server/analysis/letter/writeLetter.ts';
import { localeOf } from '#server/refusal/text.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { gatherReport } from './gatherReport.ts';
import type { Gathered, ReportDays, ReportServices } from './gatherReport.ts';
import { reportEvidence } from './reportEvidence.ts';

/** Order of a report: its days and layout. */
export interface ReportOrder extends ReportDays, ReportLayout {}

const MOST_TOPICS = 30;
const MOST_ACTIONS = 10;
const MOST_ERRORS = 20;
const MOST_EFFECTS = 20;

const TITLES: Readonly<Record<ReportLocale, (brand: string) => string>> = {
  'zh-CN': (brand) => `${brand} · AI 可见度报告`,
  'en-US': (brand) => `${brand}: AI visibility report`,
};

interface Composing {
  readonly project: ProjectSession;
  readonly gathered: Gathered;
  readonly letter: Letter;
  readonly locale: ReportLocale;
  readonly services: ReportServices;
}

async function composeSection(kind: ReportSection, composing: Composing): Promise<IssuedSection> {
  const { project, gathered, letter, locale, services } = composing;
  const { overview, splits, facts, effects, actions, table, query } = gathered;
  switch (kind) {
    case 'letter':
      return { kind, letter };
    case 'tiles':
      return { kind, tiles: overview.tiles };
    case 'trend':
      return { kind, trend: overview.trend, events: overview.events };
    case 'changes': {
      const { changes, events, platforms, topics } = overview;
      return {
        kind,
        changes,
        events,
        platforms,
        topics,
        compares: overview.tiles.some(({ change }) => change !== null),
        has_previous: overview.tiles.some(({ previous }) => previous !== null),
      };
    }
    case 'why':
      return { kind, splits: [...splits] };
    case 'leaderboard':
      return { kind, leaderboard: overview.leaderboard };
    case 'topics': {
      const { list, total } = await services.topics.of(table, project.signal, query);
      return { kind, list: list.slice(0, MOST_TOPICS), total };
    }
    case 'sources':
      return { kind, sources: overview.sources };
    case 'errors':
      return {
        ...{ kind, facts: facts.facts.length },
        ...{ errors: facts.errors.slice(0, MOST_ERRORS), total: facts.errors.length },
      };
    case 'effect': {
      const list = effects.filter(({ published_on: on }) => on <= query.end_time);
      return { kind, list: list.slice(0, MOST_EFFECTS), total: list.length };
    }
    case 'actions': {
      const steps = nextSteps(actions, overview);
      const brand = brandOf(gathered);
      const list = steps.slice(0, MOST_ACTIONS).map(({ action: { id, answers, due }, step }) => ({
        ...{ id, due },
        ...(answers > 0 && { answers }),
        ...(step.days !== undefined && { days: { start_time: step.days.start, end_time: step.days.end } }),
        title: stepTitle(step, brand, locale),
      }));
      const { actionWindow: days } = gathered;
      const window = days === null ? {} : { window: { start_time: days.start_time, end_time: days.end_time } };
      return { kind, list, total: steps.length, ...window };
    }
    case 'evidence':
      return { kind, answers: [...(await reportEvidence(gathered, project.signal))] };
    case 'appendix':
      return { kind };
  }
}

const brandOf = ({ overview }: Pick<Gathered, 'overview'>): string =>
  overview.brands.find(({ own }) => own)?.name ?? '';

/**
 * Builds a self-contained report with all figures, texts and answers it shows; does not store it. It holds only the chosen sections.
 * Names are in the report's language, whoever makes it.
 * @throws MockError (422) for invalid days.
 */
export async function composeReport(
  asking: ProjectSession,
  order: ReportOrder,
  services: ReportServices,
): Promise<IssuedReport> {
  const { locale, wording, logo, time_zone } = order;
  const project = asking.in(localeOf(locale));
  const gathered = await gatherReport(project, order, services);
  const letter = writeLetter(letterFacts(gathered), locale, wording);
  const composing = { project, gathered, letter, locale, services };
  const sections: IssuedSection[] = [];
  for (const kind of new Set(order.sections)) sections.push(await composeSection(kind, composing));
  const { environment } = project.server;
  const brand = brandOf(gathered);
  // Parsed by the reader's schema: further fields of internal reports are dropped.
  return v.parse(issuedReportSchema, {
    version: REPORT_VERSION,
    id: environment.secret(),
    made_at: new Date(environment.now()).toISOString(),
    title: order.title === '' ? TITLES[locale](brand) : order.title,
    ...{ wording, locale, logo, time_zone },
    project_name: project.shown.name,
    brand_name: brand,
    scope: gathered.overview.scope,
    brands: gathered.overview.brands,
    sections,
  });
}
