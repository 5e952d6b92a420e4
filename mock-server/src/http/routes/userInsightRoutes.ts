import { rulePersonas } from '#client/api/personaSchemas.ts';
import type { OwnPersonaRef, PromptTraits } from '#client/api/userInsightSchemas.ts';
import { foldName } from '#client/lib/rows/foldText.ts';
import type { InsightGroup } from '#server/analysis/insights/insightDetailReport.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { editProject } from '#server/service/prompts/editProject.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { requireBase } from '#server/service/requireBase.ts';
import { stableId } from '#server/store/ids/stableId.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import {
  insightDetailRequest,
  personasRequest,
  traitedPromptRequest,
  traitsRequest,
} from '../requests/reportRequests.ts';
import type { PersonaDraft } from '../requests/reportRequests.ts';
import type { RouteTable, BodyCall } from '../RouteTable.ts';

const ROOT = '/api/front/userInsights';

/** User insights: reports, persona and stage of each prompt, and the project's custom personas. */
export function addUserInsightRoutes(routes: RouteTable): void {
  const reports = new ReportService('insights');
  const details = new ReportService('insight');
  const listings = new ReportService('traits');
  routes.project('get', `${ROOT}/index`, filterRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    return reports.of(table, project.signal, query);
  });
  routes.project('get', `${ROOT}/detail`, insightDetailRequest, async ({ project, query: request }) => {
    const { persona, theme, ...filters } = request;
    const group = groupOf(persona, theme);
    const { table, query } = await readReportRequest(project, filters);
    const report = await details.of(table, project.signal, query, group);
    if (report === null) throw noSuch(group.kind, { zh: '没有该人群或主题', en: 'Persona or theme not found' });
    return report;
  });
  routes.project('get', `${ROOT}/prompts`, traitedPromptRequest, async ({ project, query: request }) => {
    const { table, query } = await readReportRequest(project, request);
    const { sort, order, q, persona, stage, page, page_size: size } = request;
    return listings.of(table, project.signal, query, { sort, order, q, persona, stage, page, page_size: size });
  });
  routes.project('post', `${ROOT}/assign`, traitsRequest, assign);
  routes.project('post', `${ROOT}/personas`, personasRequest, savePersonas);
}

function groupOf(persona: string | undefined, theme: string | undefined): InsightGroup {
  if (persona !== undefined && theme === undefined) return { kind: 'persona', id: persona };
  if (theme !== undefined && persona === undefined) return { kind: 'theme', id: theme };
  throw badInput('persona', {
    zh: '请只给出人群（persona）或主题（theme）中的一个',
    en: 'give exactly one of persona and theme',
  });
}

/** Sets persona and stage of prompts; all of them or none. */
function assign({ project, body }: BodyCall<typeof traitsRequest>): {
  readonly changed: number;
  readonly before: readonly PromptTraits[];
} {
  const { prompts } = body;
  return editProject(project, (editor) => {
    const known = new Set<string>([...rulePersonas, ...editor.personas.map(({ id }) => id)]);
    const before: PromptTraits[] = [];
    prompts.forEach(({ id, ...changes }, index) => {
      const prompt = editor.promptOf(id);
      const place = `prompts[${String(index)}]`;
      if (!prompt) throw badInput(`${place}.id`, { zh: '没有该提示词', en: 'is not a prompt in this project' });
      const was: PromptTraits = { id, persona: prompt.persona ?? null, stage: prompt.stage ?? null };
      const { persona = null } = changes;
      // Undo may restore a persona that was deleted since.
      if (persona !== null && persona !== was.persona && !known.has(persona)) {
        throw badInput(`${place}.persona`, { zh: '没有该人群', en: 'is not a persona in this project' });
      }
      if (editor.change(id, changes)) before.push(was);
    });
    return { changed: before.length, before };
  });
}

/** Replaces the project's custom personas, in this order. */
function savePersonas({ project, body }: BodyCall<typeof personasRequest>): {
  readonly personas: readonly OwnPersonaRef[];
} {
  const { personas: drafts, base } = body;
  return editProject(project, (editor) => {
    const now = editor.personas.map(({ id, name, words }) => ({ id, name, words }));
    requireBase(base, now);
    const ids = new Set<string>();
    const names = new Set<string>();
    const personas = drafts.map((draft, index) => {
      const name = foldName(draft.name);
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

/** Keeps the given id, so that a restored persona is the same; else derives one from the name. */
function idOf({ id, name }: PersonaDraft, taken: ReadonlySet<string>): string {
  const isOwn = id !== '' && !rulePersonas.some((rule) => rule === id);
  const wanted = isOwn ? id : stableId('persona', name);
  let free = wanted;
  for (let copy = 2; taken.has(free); copy += 1) free = `${wanted}-${String(copy)}`;
  return free;
}
