import type { ExpandChoice, ExpandedQuestion, Expansion } from '#client/api/expandSchemas.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { dateOf } from '#client/lib/zoneClock.ts';
import { stageOf } from '../insights/stageOf.ts';
import { keywordPrompts, type KeywordName } from '../keywords/keywordPrompts.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import type { AnswerTable } from '../table/AnswerTable.ts';
import { intentOf } from '../text/intentOf.ts';
import { nearIndexOf } from './nearIndexOf.ts';
import { observedQuestions } from './observedQuestions.ts';
import { templateQuestions } from './templateQuestions.ts';

/** Limit of questions: nobody reviews more at once. */
const MOST_QUESTIONS = 500;

/** Answers whose texts are read for one expansion; shared among the keywords. */
const MOST_READ = 3000;
const LEAST_READ = 100;

type Found = Omit<ExpandedQuestion, 'id' | 'tracked_as' | 'near'>;

/** The name of the topic that most of some prompts are in (ties by project order); empty for none. */
function usualTopic({ prompts, topics }: ProjectDefinition, indexes: readonly number[]): string {
  const counts = topics.map(({ id, name }) => ({
    name,
    count: indexes.filter((index) => prompts[index]?.topic_id === id).length,
  }));
  const [most] = counts.toSorted((a, b) => b.count - a.count);
  return most === undefined || most.count === 0 ? '' : most.name;
}

function questionsOf(
  table: AnswerTable,
  keyword: KeywordName,
  own: readonly number[],
  choice: ExpandChoice,
  mostRead: number,
): Found[] {
  const common = { keyword_id: keyword.id, topic: usualTopic(table.project, own) };
  const made = templateQuestions(keyword.label, choice).map(({ text, stage, persona, constraint, region }): Found => ({
    ...common,
    text,
    origin: 'template',
    intent: intentOf(text),
    stage,
    persona,
    constraint,
    region,
    answers: null,
  }));
  const seen = observedQuestions(table, keyword.label, new Set(own), mostRead).map(
    ({ text, origin, answers }): Found => {
      const intent = intentOf(text);
      const nobody = { persona: null, constraint: null, region: null };
      return { ...common, ...nobody, text, origin, intent, stage: stageOf(text), answers };
    },
  );
  const { intents, stages } = choice;
  // The persona of an observed question is unknown; intents and stages are derived from its words.
  const wanted = seen.filter(
    ({ intent, stage }) =>
      (intents.length === 0 || intents.some((one) => one === intent)) &&
      (stages.length === 0 || stages.some((one) => one === stage)),
  );
  // Observed questions come first.
  return [...wanted, ...made];
}

/** Removes repeated questions, which stay with the first keyword. */
function withoutRepeats(questions: readonly Found[]): Found[] {
  const keys = new Set<string>();
  return questions.filter(({ text }) => {
    const key = promptKey(text);
    const isNew = !keys.has(key);
    keys.add(key);
    return isNew;
  });
}

function windowOf(table: AnswerTable, timeZone: string): Expansion['window'] {
  const [first, last] = [table.askedAt[0], table.askedAt[table.count - 1]];
  if (first === undefined || last === undefined || table.count === 0) return null;
  return { start: dateOf(first, timeZone), end: dateOf(last, timeZone) };
}

/**
 * Turns keywords into questions: observed ones from answers (searches, related questions) and ones from templates, keyword by keyword,
 * without repeats, at most 500. Each is marked if a prompt has the same `promptKey`, or is a near duplicate
 * (`NearDuplicateIndex`). Deterministic.
 */
export function expandKeywords(
  table: AnswerTable,
  keywords: readonly KeywordName[],
  choice: ExpandChoice,
  timeZone: string,
): Expansion {
  const { project } = table;
  const prompts = keywordPrompts(project, keywords);
  const mostRead = Math.max(LEAST_READ, Math.floor(MOST_READ / Math.max(1, keywords.length)));
  const all = withoutRepeats(
    keywords.flatMap((keyword, index) => questionsOf(table, keyword, prompts[index] ?? [], choice, mostRead)),
  );
  const byKey = new Map(project.prompts.map(({ id, text }) => [promptKey(text), id]));
  const texts = new Map(project.prompts.map(({ id, text }) => [id, text]));
  const index = nearIndexOf(project);
  const list = all.slice(0, MOST_QUESTIONS).map((question): ExpandedQuestion => {
    const key = promptKey(question.text);
    const [near] = index.find(question.text, { limit: 1 });
    return {
      ...question,
      id: key,
      tracked_as: byKey.get(key) ?? null,
      near: near === undefined ? null : { ...near, text: texts.get(near.id) ?? '' },
    };
  });
  return {
    keywords: keywords.map(({ id, label }, place) => ({ id, label, prompts: prompts[place]?.length ?? 0 })),
    list,
    beyond: Math.max(0, all.length - MOST_QUESTIONS),
    window: windowOf(table, timeZone),
  };
}
