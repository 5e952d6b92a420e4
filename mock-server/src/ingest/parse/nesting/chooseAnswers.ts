import { groupByKey } from '#client/lib/groupByKey.ts';
import type { FoundAnswer } from './AnswerWalk.ts';
import { fieldOfKey, isNoAnswers } from './fieldOfKey.ts';

interface ChosenAnswers {
  readonly answers: readonly FoundAnswer[];
  /** Paths of lists that look like answers and were skipped. */
  readonly left: readonly string[];
}

/** How many details the answers on a path have: questions and answers of a help page name no platform. */
function weightOf(path: string, answers: readonly FoundAnswer[]): number {
  if (path.split('.').some(isNoAnswers)) return -1;
  const [first] = answers;
  const fields = new Set(Object.keys(first?.values ?? {}).map(fieldOfKey));
  return (fields.has('platform') || fields.has('model') ? 2 : 0) + (fields.has('date') ? 1 : 0);
}

/** Of answers in several places of a file, picks those with most details: a list of questions and answers is not always recorded. */
export function chooseAnswers(found: readonly FoundAnswer[]): ChosenAnswers {
  const paths = groupByKey(found, ({ path }) => path);
  if (paths.size < 2) return { answers: found, left: [] };
  const weights = new Map([...paths].map(([path, answers]) => [path, weightOf(path, answers)]));
  const most = Math.max(...weights.values());
  const isStored = (path: string): boolean => (weights.get(path) ?? 0) === most || (weights.get(path) ?? 0) >= 2;
  return {
    answers: found.filter(({ path }) => isStored(path)),
    left: [...paths.keys()].filter((path) => !isStored(path)),
  };
}
