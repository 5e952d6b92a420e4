import type { Perception, Quotes, Theme } from '#client/api/brandCentreSchemas.ts';
import { BUILT_IN_THEMES } from '#server/analysis/perception/builtInThemes.ts';
import { themeQuotes } from '#server/analysis/perception/themeQuotes.ts';
import { currentWindow } from '#server/analysis/scope/reportWindow.ts';
import { scopeOf } from '#server/analysis/scope/scopeOf.ts';
import { selectRows } from '#server/analysis/scope/selectRows.ts';
import { foldString } from '#server/analysis/text/charTables.ts';
import { badInput } from '#server/refusal/MockError.ts';
import { requireKnown } from '#server/service/answers/readFilters.ts';
import { readReportRequest, type Insight } from '#server/service/answers/readReportRequest.ts';
import { computePerception } from '#server/service/brands/computePerception.ts';
import { changeKnowledge } from '#server/service/facts/changeKnowledge.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { requireBase } from '#server/service/requireBase.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import { hideNameRequest, quotesRequest, themesRequest } from '../requests/brandCentreRequests.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import type { RouteTable, QueryCall, BodyCall } from '../RouteTable.ts';

/** Limit of hidden name suggestions of a project. */
const MOST_HIDDEN = 500;

/** Competitors, suggested competitors, and statements about each brand by theme. */
export function addPerceptionRoutes(routes: RouteTable): void {
  const competitors = new ReportService('competitors');
  const suggestions = new ReportService('suggestions');
  const reports = new ReportService('perception');
  routes.project('get', '/api/front/brand/competitors', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    return competitors.of(table, project.signal, query);
  });
  routes.project('get', '/api/front/brand/suggestions', filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    const { hidden_names: hidden } = project.knowledge;
    return suggestions.of(table, project.signal, query, hidden);
  });
  routes.project('post', '/api/front/brand/suggestions/hide', hideNameRequest, hideName);
  routes.project('get', '/api/front/brand/perception', filterRequest, (call) => listPerception(call, reports));
  routes.project('get', '/api/front/brand/quotes', quotesRequest, listQuotes);
  routes.project('post', '/api/front/brand/themes/save', themesRequest, saveThemes);
}

function hideName({ project, body }: BodyCall<typeof hideNameRequest>): { readonly hidden: readonly string[] } {
  const { name, hidden } = body;
  const others = project.knowledge.hidden_names.filter((one) => foldString(one) !== foldString(name));
  if (hidden && others.length >= MOST_HIDDEN) {
    throw badInput('name', {
      zh: `最多隐藏 ${String(MOST_HIDDEN)} 个名称`,
      en: `can’t be hidden: at most ${String(MOST_HIDDEN)} names can be`,
    });
  }
  const names = hidden ? [...others, name] : others;
  changeKnowledge(project, { hidden_names: names });
  return { hidden: names };
}

function rowsOf({ table, query }: Insight): Uint32Array {
  return selectRows(table, scopeOf(table.project, query, currentWindow(query)));
}

async function listPerception(
  { project, query }: QueryCall<typeof filterRequest>,
  reports: ReportService<'perception'>,
): Promise<Perception> {
  const insight = await readReportRequest(project, query);
  return reports.of(insight.table, project.signal, insight.query, project.knowledge.themes);
}

async function listQuotes({ project, query: request }: QueryCall<typeof quotesRequest>): Promise<Quotes> {
  const insight = await readReportRequest(project, request);
  const { brands } = insight.table.project;
  requireKnown([request.brand_id], brands, 'brand_id');
  const { themes } = project.knowledge;
  requireKnown([request.theme_id], [...BUILT_IN_THEMES, ...themes], 'theme_id');
  const rows = rowsOf(insight);
  const index = await computePerception(insight.table, themes, rows, project.signal);
  return themeQuotes(index, rows, {
    brand: brands.findIndex(({ id }) => id === request.brand_id),
    theme: index.themes.findIndex(({ id }) => id === request.theme_id),
    sentiment: request.sentiment,
    page: request.page,
    pageSize: request.page_size,
  });
}

/** @throws MockError (422) for a duplicate theme name, (409) as `requireBase`. */
function saveThemes({ project, body }: BodyCall<typeof themesRequest>): { readonly themes: readonly Theme[] } {
  const { themes: typed, base } = body;
  const now = project.knowledge.themes.map(({ name, words }) => ({ name, words }));
  requireBase(base, now);
  const names = new Set<string>();
  const themes = typed.map(({ name, words }, index): Theme => {
    const key = foldString(name);
    if (names.has(key)) {
      throw badInput(`themes[${String(index)}].name`, { zh: '与其他维度重名', en: 'is the name of another theme' });
    }
    names.add(key);
    return { id: stableId('theme', key), name, built_in: false, words: [...new Set(words)] };
  });
  changeKnowledge(project, { themes });
  return { themes };
}
