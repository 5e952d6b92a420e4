import { rulePersonas } from '../../../client/src/api/personaSchemas.ts';
import type {
  OwnPersonaRef,
  PromptTraits,
  TraitedPrompts,
  UserInsight,
  UserInsightDetail,
} from '../../../client/src/api/userInsightSchemas.ts';
import { insightDetailReport } from '../analysis/insights/insightDetailReport.ts';
import type { InsightGroup } from '../analysis/insights/insightDetailReport.ts';
import { userInsightReport } from '../analysis/insights/userInsightReport.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, noSuch } from '../http/MockError.ts';
import { requireBase } from '../http/requireBase.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import {
  insightDetailRequest,
  personasRequest,
  traitedPromptRequest,
  traitsRequest,
} from '../http/requests/insightRequests.ts';
import type { PersonaDraft } from '../http/requests/insightRequests.ts';
import { stableId } from '../import/stableId.ts';
import { editProject } from '../projects/editProject.ts';
import { insightOf } from '../projects/insightOf.ts';
import { ReportCache } from '../projects/ReportCache.ts';
import { traitedListing } from '../projects/traitedListing.ts';

const ROOT = '/api/front/userInsights';

/** User insights: the reports, who asks each prompt, and the project's own personas. */
export function addUserInsightRoutes(routes: RouteTable): void {
  const reports = new ReportCache<UserInsight>();
  const details = new ReportCache<UserInsightDetail>();
  const listings = new ReportCache<TraitedPrompts>();
  routes.signed('get', `${ROOT}/index`, async (call) => {
    const { table, query } = await insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
    return reports.get(table, JSON.stringify(query), () => userInsightReport(table, query));
  });
  routes.signed('get', `${ROOT}/detail`, async (call) => {
    const { persona, theme, ...filters } = readQuery(call.request.url, insightDetailRequest, LIST_NAMES);
    const group = groupOf(persona, theme);
    const { table, query } = await insightOf(call, filters);
    return details.get(table, JSON.stringify([query, group]), () => {
      const report = insightDetailReport(table, query, group);
      if (report === null) throw noSuch({ zh: '没有该人群或主题', en: 'There is no such persona or theme' });
      return report;
    });
  });
  routes.signed('get', `${ROOT}/prompts`, async (call) => {
    const request = readQuery(call.request.url, traitedPromptRequest, LIST_NAMES);
    const { table, query } = await insightOf(call, request);
    const { sort, order, q, persona, stage, page, page_size: size } = request;
    const key = JSON.stringify([query, sort, order, q, persona, stage, page, size]);
    return listings.get(table, key, () => traitedListing(table, query, request));
  });
  routes.signed('post', `${ROOT}/assign`, assign);
  routes.signed('post', `${ROOT}/personas`, savePersonas);
}

function groupOf(persona: string | undefined, theme: string | undefined): InsightGroup {
  if (persona !== undefined && theme === undefined) return { kind: 'persona', id: persona };
  if (theme !== undefined && persona === undefined) return { kind: 'theme', id: theme };
  throw badInput('persona', { zh: '人群与主题须给出且只给出一个', en: 'or theme is needed, and only one of them' });
}

/** Says of prompts who asks them and at which stage; all of them or none. */
function assign(call: SignedCall): { readonly changed: number; readonly before: readonly PromptTraits[] } {
  const { prompts } = readBody(call.request.body, traitsRequest);
  return editProject(call, (editor) => {
    const known = new Set<string>([...rulePersonas, ...editor.personas.map(({ id }) => id)]);
    const before: PromptTraits[] = [];
    prompts.forEach(({ id, ...changes }, index) => {
      const prompt = editor.promptOf(id);
      const place = `prompts[${String(index)}]`;
      if (!prompt) throw badInput(`${place}.id`, { zh: '没有该提示词', en: 'is no prompt of this project' });
      const was: PromptTraits = { id, persona: prompt.persona ?? null, stage: prompt.stage ?? null };
      const { persona = null } = changes;
      // What stood there may be put back, even where its persona is gone.
      if (persona !== null && persona !== was.persona && !known.has(persona)) {
        throw badInput(`${place}.persona`, { zh: '没有该人群', en: 'is no persona of this project' });
      }
      if (editor.change(id, changes)) before.push(was);
    });
    return { changed: before.length, before };
  });
}

/** Puts the project's own personas in place, in this order. */
function savePersonas(call: SignedCall): { readonly personas: readonly OwnPersonaRef[] } {
  const { personas: drafts, base } = readBody(call.request.body, personasRequest);
  return editProject(call, (editor) => {
    const now = editor.personas.map(({ id, name, words }) => ({ id, name, words }));
    requireBase(base, now);
    const ids = new Set<string>();
    const names = new Set<string>();
    const personas = drafts.map((draft, index) => {
      const name = draft.name.normalize('NFKC').toLowerCase();
      if (names.has(name)) {
        throw badInput(`personas[${String(index)}].name`, {
          zh: '与另一人群重名',
          en: 'is the name of another persona',
        });
      }
      names.add(name);
      const id = idOf(draft, ids);
      ids.add(id);
      return { id, name: draft.name, words: [...new Set(draft.words)] };
    });
    editor.setPersonas(personas);
    return { personas };
  });
}

/** The one it comes with, so that a persona taken back is the same again; else one made of its name. */
function idOf({ id, name }: PersonaDraft, taken: ReadonlySet<string>): string {
  const isOwn = id !== '' && !rulePersonas.some((rule) => rule === id);
  const wanted = isOwn ? id : stableId('persona', name);
  let free = wanted;
  for (let copy = 2; taken.has(free); copy += 1) free = `${wanted}-${String(copy)}`;
  return free;
}
