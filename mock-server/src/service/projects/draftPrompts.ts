import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import type { QuestionProposals } from '#client/api/schemas/projectSetupSchemas.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { templateQuestions } from '#server/analysis/expand/templateQuestions.ts';
import { brandId } from '#server/store/ids/brandId.ts';
import { checkPrompts } from '../prompts/checkPrompts.ts';
import { PromptTexts } from '../prompts/PromptTexts.ts';

/** Limit of suggestions per call: more than people review at once. */
const MOST_QUESTIONS = 300;

interface DraftBrand {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly match_case: boolean;
}

type Question = ReturnType<typeof templateQuestions>[number];

/** Order and share of the kinds of questions: comparing ones name the most brands. */
const TURN: ReadonlyMap<string, { readonly place: number; readonly count: number }> = new Map([
  ['comparison', { place: 0, count: 2 }],
  ['transactional', { place: 1, count: 1 }],
  ['informational', { place: 2, count: 1 }],
]);

/**
 * Mixes questions, comparing and buying ones first. Questions of owners, and about shops and addresses, come last: their answers
 * rarely name brands.
 */
function tellingFirst(questions: readonly Question[]): Question[] {
  const byLanguage = ['zh', 'en'].map((language) => questions.filter((question) => question.language === language));
  const inTurn = questions.flatMap((_, place) => byLanguage.flatMap((list) => list[place] ?? []));
  const met = new Map<string, number>();
  const placed = inTurn.map((question) => {
    const turn = question.stage === 'use' ? undefined : TURN.get(question.intent);
    if (turn === undefined) return { question, round: inTurn.length, place: 0 };
    const before = met.get(question.intent) ?? 0;
    met.set(question.intent, before + 1);
    return { question, round: Math.floor(before / turn.count), place: turn.place };
  });
  return placed.sort((a, b) => a.round - b.round || a.place - b.place).map(({ question }) => question);
}

/** Distinct questions about keywords, most useful first, each with its keyword as topic. */
export function proposeQuestions(
  keywords: readonly string[],
  language: 'auto' | 'zh' | 'en' | 'both',
): QuestionProposals {
  const choice = { intents: [], stages: [], personas: [], constraints: [], regions: [], language };
  const met = new Set<string>();
  const all = keywords.flatMap((topic) =>
    tellingFirst(templateQuestions(topic, choice)).map(({ text, stage }) => ({ text, topic, stage })),
  );
  const list = all.filter(({ text }) => {
    const key = promptKey(text);
    const isNew = !met.has(key);
    met.add(key);
    return isNew;
  });
  return { list: list.slice(0, MOST_QUESTIONS) };
}

/** Checks the prompts of a new project: which are branded, and which nearly repeat an earlier one. */
export function checkDraft(texts: readonly string[], brands: readonly DraftBrand[]): Promise<PromptCheck[]> {
  const named = brands.filter(({ name }) => name !== '');
  const project = {
    ...{ id: 'draft', name: 'draft', topics: [], platforms: [], prompts: [], keywords: [], events: [] },
    brands: named.map((brand, index) => ({ ...brand, id: brandId(brand.name), own: index === 0, domains: [] })),
  };
  return checkPrompts(texts, undefined, project, new PromptTexts());
}
