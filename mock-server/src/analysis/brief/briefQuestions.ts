import type { BriefQuestion } from '#client/api/briefSchemas.ts';
import { demandBandSchema } from '#client/api/promptSchemas.ts';
import { compareCodes } from '#client/lib/compareTexts.ts';
import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { languageOf } from '../insights/languageOf.ts';
import type { BriefMaterial } from './BriefMaterial.ts';

/** Limit of searches: rarer ones were run for few answers each. */
const MOST_SEARCHES = 24;
/** Searches switched on by default. */
const SEARCHES_ON = 8;
/** Limit of the most frequent searches that are compared with each other. */
const MOST_COMPARED = 400;

const OTHER = { zh: 'en', en: 'zh' } as const;

type Found = Omit<BriefQuestion, 'id'>;

interface Search {
  readonly text: string;
  answers: number;
  readonly ofPrompt: Map<number, number>;
}

function bandRank({ demand }: Found): number {
  return demandBandSchema.options.findIndex((band) => band === demand);
}

/** The prompts: by demand (as stated by its source), then by answers, then in the order of selection. */
function promptQuestions({ table, rows, asked }: BriefMaterial): Found[] {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const prompt = table.prompt[row] ?? 0;
    counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
  }
  return asked
    .map(([index, { id, text, demand }]): Found => ({
      text,
      origin: 'prompt',
      prompt_id: id,
      answers: counts.get(index) ?? 0,
      demand: demand?.band ?? null,
      on: true,
    }))
    .sort((a, b) => bandRank(b) - bandRank(a) || (b.answers ?? 0) - (a.answers ?? 0));
}

/** Searches that engines ran for the answers: by number of answers, ties in order of their text. */
function searchesRun({ table, rows }: BriefMaterial): Search[] {
  const searches = new Map<string, Search>();
  for (const row of rows) {
    const prompt = table.prompt[row] ?? 0;
    for (const text of new Set(table.searches.get(row)?.map((query) => query.trim()))) {
      const search = searches.get(text) ?? { text, answers: 0, ofPrompt: new Map<number, number>() };
      searches.set(text, search);
      search.answers += 1;
      search.ofPrompt.set(prompt, (search.ofPrompt.get(prompt) ?? 0) + 1);
    }
  }
  return [...searches.values()]
    .filter(({ text }) => promptKey(text) !== '')
    .sort((a, b) => b.answers - a.answers || compareCodes(a.text, b.text));
}

/** The prompt with most answers; ties go to the first. */
function mainPrompt({ ofPrompt }: Search): number {
  return [...ofPrompt].sort((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
}

/**
 * Questions that the piece has to answer: the prompts, then the searches that engines ran for them. Of near duplicates
 * (`NearDuplicateIndex`) only the first is used: a later prompt stays in the list, switched off; a later search is
 * left out. Also switched off are questions in the other language, as a piece is written in one, and rarer searches.
 */
export function briefQuestions(material: BriefMaterial): BriefQuestion[] {
  const seen = new NearDuplicateIndex();
  const isNew = (text: string): boolean => {
    const nothingLike = seen.find(text, { limit: 1 }).length === 0;
    if (nothingLike) seen.set(String(seen.size), text);
    return nothingLike;
  };
  const isRead = (text: string): boolean => languageOf(text) !== OTHER[material.language];
  const prompts = promptQuestions(material).map((question) => {
    return { ...question, on: isNew(question.text) && isRead(question.text) };
  });
  let searchesOn = 0;
  const searches = searchesRun(material)
    .slice(0, MOST_COMPARED)
    .filter(({ text }) => isNew(text))
    .slice(0, MOST_SEARCHES)
    .map((search): Found => {
      const { text, answers } = search;
      const on = isRead(text) && searchesOn < SEARCHES_ON;
      searchesOn += Number(on);
      const promptId = material.table.project.prompts[mainPrompt(search)]?.id ?? null;
      return { text, origin: 'search', prompt_id: promptId, answers, demand: null, on };
    });
  return [...prompts, ...searches].map((question, index) => ({ id: `q${String(index + 1)}`, ...question }));
}
