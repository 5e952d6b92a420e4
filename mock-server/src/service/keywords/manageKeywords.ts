import type { Expansion, ExpansionImpact } from '#client/api/expandSchemas.ts';
import type { KeywordState, KeywordsChanged, KeywordTable } from '#client/api/keywordSchemas.ts';
import type { expandKeywords } from '#server/analysis/expand/expandKeywords.ts';
import type { expansionImpact } from '#server/analysis/expand/expansionImpact.ts';
import { suggestedLabel, type KeywordName } from '#server/analysis/keywords/keywordPrompts.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { TypedKeyword, KeywordChange } from '#server/store/edits/KeywordEditor.ts';
import type { FilterRequest } from '../answers/readFilters.ts';
import { readReportRequest } from '../answers/readReportRequest.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { ReportService } from '../reports/ReportService.ts';
import { editKeywords } from './editKeywords.ts';

/** Filters of a keyword expansion. */
type ExpansionChoice = Parameters<typeof expandKeywords>[2];

const tables = new ReportService('keywords');
const expansions = new ReportService('expansion');
const impacts = new ReportService('expansionImpact');

/** Ids of removed recorded and suggested keywords. */
function takenOut(project: ProjectSession): ReadonlySet<string> {
  const { keywords } = project.edits;
  return new Set([...keywords].flatMap(([id, keyword]) => (keyword === null ? [id] : [])));
}

/** The keywords of a project with the figures of the filtered answers. */
export async function listKeywords(project: ProjectSession, request: FilterRequest): Promise<KeywordTable> {
  const { table, query } = await readReportRequest(project, request);
  return tables.of(table, project.signal, query, [...takenOut(project)]);
}

/** Adds keywords. An existing one is refused when typed; an import updates its search volume. @throws MockError (422) */
export function addKeywords(
  project: ProjectSession,
  body: { readonly from: 'typed' | 'imported'; readonly keywords: readonly TypedKeyword[] },
): KeywordsChanged {
  const { from, keywords } = body;
  return editKeywords(project, (editor) => {
    const added: string[] = [];
    const changed = new Set<string>();
    for (const keyword of keywords) {
      const known = editor.idOfLabel(keyword.label);
      if (known !== undefined && from === 'typed') {
        throw badInput('label', { zh: '已有相同的关键词', en: 'is already a keyword' });
      }
      if (known === undefined) {
        const id = editor.add(keyword, from);
        if (id !== null) added.push(id);
      } else if (keyword.band !== null) {
        const { band, source } = keyword;
        if (editor.change(known, { band, source }, from) && !added.includes(known)) changed.add(known);
      }
    }
    return { added, changed: [...changed] };
  });
}

/** Changes one keyword. @throws MockError (422) for an unknown id and for a duplicate label */
export function updateKeyword(
  project: ProjectSession,
  body: { readonly id: string; readonly changes: KeywordChange },
): KeywordsChanged {
  const { id, changes } = body;
  return editKeywords(project, (editor) => {
    if (!editor.isKnown(id)) throw unknownId(id);
    const other = changes.label === undefined ? undefined : editor.idOfLabel(changes.label);
    if (other !== undefined && other !== id) {
      throw badInput('label', { zh: '已有相同的关键词', en: 'is the name of another keyword' });
    }
    return { added: [], changed: editor.change(id, changes, 'typed') ? [id] : [] };
  });
}

/** Removes keywords, also suggested ones. @throws MockError (422) for an unknown id */
export function deleteKeywords(project: ProjectSession, body: { readonly ids: readonly string[] }): KeywordsChanged {
  const ids = [...new Set(body.ids)];
  return editKeywords(project, (editor) => {
    for (const id of ids) {
      if (!editor.isKnown(id) && suggestedLabel(id) === null) throw unknownId(id);
      editor.remove(id);
    }
    return { added: [], changed: ids };
  });
}

/** Restores the previous values from an earlier reply. */
export function restoreKeywords(
  project: ProjectSession,
  body: { readonly before: readonly KeywordState[] },
): KeywordsChanged {
  const { before } = body;
  return editKeywords(project, (editor) => {
    editor.restore(before);
    return { added: [], changed: before.map(({ id }) => id) };
  });
}

/** @throws MockError (422) for an id of neither a keyword of the project nor a suggestion. */
function namesOf(project: ProjectSession, ids: readonly string[]): KeywordName[] {
  const { keywords } = project.definition;
  return [...new Set(ids)].map((id) => {
    const label = keywords.find((keyword) => keyword.id === id)?.label ?? suggestedLabel(id);
    if (label === null) throw badInput('ids', unknownText(id));
    return { id, label };
  });
}

/** Suggested prompts for keywords. @throws MockError (422) for an unknown id */
export async function expand(
  project: ProjectSession,
  query: ExpansionChoice & { readonly ids: readonly string[]; readonly time_zone: string },
): Promise<Expansion> {
  const { ids, time_zone: timeZone, ...choice } = query;
  const names = namesOf(project, ids);
  return expansions.of(await project.table(), project.signal, names, choice, timeZone);
}

/** Preview of adding suggestions as prompts to the project. */
export async function computeImpact(
  project: ProjectSession,
  body: { readonly questions: Parameters<typeof expansionImpact>[1] },
): Promise<ExpansionImpact> {
  const { questions } = body;
  return impacts.of(await project.table(), project.signal, questions);
}

function unknownText(id: string): { zh: string; en: string } {
  const short = id.slice(0, 100);
  return { zh: `没有关键词 ${short}`, en: `there is no keyword ${short}` };
}

function unknownId(id: string): Error {
  return badInput('id', unknownText(id));
}
