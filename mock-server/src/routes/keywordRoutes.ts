import type { Expansion, ExpansionPlan } from '../../../client/src/api/expandSchemas.ts';
import type { KeywordFile, KeywordsChanged, KeywordTable } from '../../../client/src/api/keywordSchemas.ts';
import { expandKeywords } from '../analysis/expand/expandKeywords.ts';
import { expansionPlan } from '../analysis/expand/expansionPlan.ts';
import { suggestedLabel, type KeywordName } from '../analysis/keywords/keywordPrompts.ts';
import { keywordTable } from '../analysis/keywords/keywordTable.ts';
import { SENT } from '../http/Call.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput } from '../http/MockError.ts';
import { readFile } from '../http/readFile.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import {
  EXPAND_LISTS,
  expandRequest,
  expansionPlanRequest,
  keywordAddRequest,
  keywordIdsRequest,
  keywordRestoreRequest,
  keywordUpdateRequest,
} from '../http/requests/keywordRequests.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { editKeywords } from '../projects/editKeywords.ts';
import { insightOf } from '../projects/insightOf.ts';
import { projectOfCall } from '../projects/projectOfCall.ts';
import { readKeywordFile } from '../projects/readKeywordFile.ts';
import { tableOfCall } from '../projects/tableOfCall.ts';

const LARGEST_FILE = 5 * 1024 * 1024;

/** The screens about keywords. Whoever may see a project may change its keywords, as its prompts. */
export function addKeywordRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/keyword/index', listKeywords);
  routes.signed('post', '/api/front/keyword/add', addKeywords);
  routes.signed('post', '/api/front/keyword/update', updateKeyword);
  routes.signed('post', '/api/front/keyword/delete', deleteKeywords);
  routes.signed('post', '/api/front/keyword/restore', restoreKeywords);
  routes.signed('post', '/api/front/keyword/inspect', inspectFile);
  routes.signed('get', '/api/front/keyword/expand', expand);
  routes.signed('post', '/api/front/keyword/plan', plan);
}

/** Ids of recorded and suggested keywords that were taken out. */
function takenOut(call: SignedCall): ReadonlySet<string> {
  const { keywords } = call.state.edits.of(projectOfCall(call).id);
  return new Set([...keywords].flatMap(([id, keyword]) => (keyword === null ? [id] : [])));
}

async function listKeywords(call: SignedCall): Promise<KeywordTable> {
  const { table, query } = await insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
  return keywordTable(table, query, takenOut(call));
}

function addKeywords(call: SignedCall): KeywordsChanged {
  const { from, keywords } = readBody(call.request.body, keywordAddRequest);
  return editKeywords(call, (editor) => {
    const added: string[] = [];
    const changed = new Set<string>();
    for (const keyword of keywords) {
      const known = editor.idOfLabel(keyword.label);
      if (known !== undefined && from === 'typed') {
        throw badInput('label', { zh: '已有相同的关键词', en: 'is a keyword already' });
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

function updateKeyword(call: SignedCall): KeywordsChanged {
  const { id, changes } = readBody(call.request.body, keywordUpdateRequest);
  return editKeywords(call, (editor) => {
    if (!editor.isKnown(id)) throw unknownId(id);
    const other = changes.label === undefined ? undefined : editor.idOfLabel(changes.label);
    if (other !== undefined && other !== id) {
      throw badInput('label', { zh: '已有相同的关键词', en: 'is the name of another keyword' });
    }
    return { added: [], changed: editor.change(id, changes, 'typed') ? [id] : [] };
  });
}

function deleteKeywords(call: SignedCall): KeywordsChanged {
  const ids = [...new Set(readBody(call.request.body, keywordIdsRequest).ids)];
  return editKeywords(call, (editor) => {
    for (const id of ids) {
      if (!editor.isKnown(id) && suggestedLabel(id) === null) throw unknownId(id);
      editor.remove(id);
    }
    return { added: [], changed: ids };
  });
}

function restoreKeywords(call: SignedCall): KeywordsChanged {
  const { before } = readBody(call.request.body, keywordRestoreRequest);
  return editKeywords(call, (editor) => {
    editor.restore(before);
    return { added: [], changed: before.map(({ id }) => id) };
  });
}

async function inspectFile(call: SignedCall): Promise<KeywordFile | typeof SENT> {
  const project = definitionOfCall(call);
  const file = await readFile(call, LARGEST_FILE);
  return file === SENT ? SENT : readKeywordFile(file, project);
}

/** @throws MockError (422) for an id that the project does not have and that is no suggested one. */
function namesOf(call: SignedCall, ids: readonly string[]): KeywordName[] {
  const { keywords } = definitionOfCall(call);
  return [...new Set(ids)].map((id) => {
    const label = keywords.find((keyword) => keyword.id === id)?.label ?? suggestedLabel(id);
    if (label === null) throw badInput('ids', unknownText(id));
    return { id, label };
  });
}

async function expand(call: SignedCall): Promise<Expansion> {
  const { ids, time_zone: timeZone, ...choice } = readQuery(call.request.url, expandRequest, EXPAND_LISTS);
  const names = namesOf(call, ids);
  return expandKeywords(await tableOfCall(call), names, choice, timeZone);
}

async function plan(call: SignedCall): Promise<ExpansionPlan> {
  const { questions } = readBody(call.request.body, expansionPlanRequest);
  return expansionPlan(await tableOfCall(call), questions);
}

function unknownText(id: string): { zh: string; en: string } {
  const short = id.slice(0, 100);
  return { zh: `没有关键词 ${short}`, en: `there is no keyword ${short}` };
}

function unknownId(id: string): Error {
  return badInput('id', unknownText(id));
}
