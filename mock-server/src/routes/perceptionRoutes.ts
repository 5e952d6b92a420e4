import type {
  Competitors,
  Perception,
  Quotes,
  Suggestions,
  Theme,
} from '../../../client/src/api/brandCentreSchemas.ts';
import { BUILT_IN_THEMES } from '../analysis/perception/builtInThemes.ts';
import { perceptionReport } from '../analysis/perception/perceptionReport.ts';
import { themeQuotes } from '../analysis/perception/themeQuotes.ts';
import { competitorsReport } from '../analysis/reports/competitorsReport.ts';
import { suggestionReport } from '../analysis/reports/suggestionReport.ts';
import { currentWindow } from '../analysis/scope/reportWindow.ts';
import { scopeOf } from '../analysis/scope/scopeOf.ts';
import { selectRows } from '../analysis/scope/selectRows.ts';
import { foldString } from '../analysis/text/charTables.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { requireBase } from '../http/requireBase.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import { hideNameRequest, quotesRequest, themesRequest } from '../http/requests/brandCentreRequests.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { stableId } from '../import/stableId.ts';
import { insightOf, type Insight } from '../projects/insightOf.ts';
import { changeKnowledge, knowledgeOfCall } from '../projects/knowledgeOfCall.ts';
import { perceptionOf } from '../projects/perceptionOf.ts';
import { requireKnown } from '../projects/readFilters.ts';
import { ReportCache } from '../projects/ReportCache.ts';

/** Names put aside in one project. */
const MOST_HIDDEN = 500;

/** Rivals, names that may be some, and what answers say of each brand under each theme. */
export function addPerceptionRoutes(routes: RouteTable): void {
  const competitors = new ReportCache<Competitors>();
  const suggestions = new ReportCache<Suggestions>();
  const reports = new ReportCache<Perception>();
  routes.signed('get', '/api/front/brand/competitors', async (call) => {
    const { table, query } = await filtered(call);
    return competitors.get(table, JSON.stringify(query), () => competitorsReport(table, query));
  });
  routes.signed('get', '/api/front/brand/suggestions', async (call) => {
    const { table, query } = await filtered(call);
    const { hidden_names: hidden } = knowledgeOfCall(call);
    return suggestions.get(table, JSON.stringify([query, hidden]), () => suggestionReport(table, query, hidden));
  });
  routes.signed('post', '/api/front/brand/suggestions/hide', hideName);
  routes.signed('get', '/api/front/brand/perception', (call) => listPerception(call, reports));
  routes.signed('get', '/api/front/brand/quotes', listQuotes);
  routes.signed('post', '/api/front/brand/themes/save', saveThemes);
}

function filtered(call: SignedCall): Promise<Insight> {
  return insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
}

function hideName(call: SignedCall): { readonly hidden: readonly string[] } {
  const { name, hidden } = readBody(call.request.body, hideNameRequest);
  const others = knowledgeOfCall(call).hidden_names.filter((one) => foldString(one) !== foldString(name));
  if (hidden && others.length >= MOST_HIDDEN) {
    throw badInput('name', {
      zh: `最多隐藏 ${String(MOST_HIDDEN)} 个`,
      en: `: at most ${String(MOST_HIDDEN)} are kept`,
    });
  }
  const names = hidden ? [...others, name] : others;
  changeKnowledge(call, { hidden_names: names });
  return { hidden: names };
}

function rowsOf({ table, query }: Insight): Uint32Array {
  return selectRows(table, scopeOf(table.project, query, currentWindow(query)));
}

async function listPerception(call: SignedCall, reports: ReportCache<Perception>): Promise<Perception> {
  const insight = await filtered(call);
  const { themes } = knowledgeOfCall(call);
  const rows = rowsOf(insight);
  const index = await perceptionOf(insight.table, themes, rows);
  return reports.get(insight.table, JSON.stringify([insight.query, themes]), () =>
    perceptionReport(index, insight.query, rows),
  );
}

async function listQuotes(call: SignedCall): Promise<Quotes> {
  const request = readQuery(call.request.url, quotesRequest, LIST_NAMES);
  const insight = await insightOf(call, request);
  const { brands } = insight.table.project;
  requireKnown([request.brand_id], brands, 'brand_id');
  const { themes } = knowledgeOfCall(call);
  requireKnown([request.theme_id], [...BUILT_IN_THEMES, ...themes], 'theme_id');
  const rows = rowsOf(insight);
  const index = await perceptionOf(insight.table, themes, rows);
  return themeQuotes(index, rows, {
    brand: brands.findIndex(({ id }) => id === request.brand_id),
    theme: index.themes.findIndex(({ id }) => id === request.theme_id),
    sentiment: request.sentiment,
    page: request.page,
    pageSize: request.page_size,
  });
}

/** @throws MockError (422) for a name that a theme of the project has already, (409) as `requireBase`. */
function saveThemes(call: SignedCall): { readonly themes: readonly Theme[] } {
  const { themes: typed, base } = readBody(call.request.body, themesRequest);
  const now = knowledgeOfCall(call).themes.map(({ name, words }) => ({ name, words }));
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
  changeKnowledge(call, { themes });
  return { themes };
}
