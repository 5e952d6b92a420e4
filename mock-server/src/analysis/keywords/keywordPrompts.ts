import { addToGroup } from '#client/lib/groupByKey.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { wordsOf, type TextWords } from './wordsOf.ts';

/**
 * Prefix of the id of a keyword that is not saved, followed by its label, so that addresses and figures can refer to it: it stands for
 * the prompts that contain its words.
 */
const SUGGESTED_MARK = '~';

/** The id of a suggested keyword, from its label. */
export function suggestedId(label: string): string {
  return SUGGESTED_MARK + label;
}

/** The label in a suggested keyword's id; null for any other id. */
export function suggestedLabel(id: string): string | null {
  return id.startsWith(SUGGESTED_MARK) ? id.slice(SUGGESTED_MARK.length) : null;
}

interface PromptWords {
  readonly words: ReadonlySet<string>;
  /** Stretches with a separator between them, so that no keyword is found across one. */
  readonly unspaced: string;
}

interface WordIndex {
  readonly prompts: readonly PromptWords[];
  /** Prompts by word and by single character of a stretch, ascending. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
}

/** The words of every prompt and its tags. Memoized by project: thousands of keywords are matched against thousands of prompts. */
const indexOf = memoize((project: ProjectDefinition): WordIndex => {
  const postings = new Map<string, number[]>();
  const prompts = project.prompts.map(({ text, tags }, prompt): PromptWords => {
    const { words, stretches } = wordsOf([text, ...tags].join('\n'));
    for (const token of new Set([...words, ...Array.from(stretches.join(''))])) {
      addToGroup(postings, token, prompt);
    }
    return { words: new Set(words), unspaced: stretches.join('\n') };
  });
  return { prompts, postings };
});

function holds(prompt: PromptWords | undefined, { words, stretches }: TextWords): boolean {
  return (
    prompt !== undefined &&
    words.every((word) => prompt.words.has(word)) &&
    stretches.every((stretch) => prompt.unspaced.includes(stretch))
  );
}

/** Whether a text contains all words of a keyword, in any order. A label without a letter or digit matches nothing. */
export function textHolds(text: string, label: string): boolean {
  const wanted = wordsOf(label);
  if (wanted.words.length + wanted.stretches.length === 0) return false;
  const { words, stretches } = wordsOf(text);
  return holds({ words: new Set(words), unspaced: stretches.join('\n') }, wanted);
}

/** Indexes of the prompts whose text or tags contain all words of a label, ascending. */
function promptsHolding(project: ProjectDefinition, label: string): number[] {
  const { prompts, postings } = indexOf(project);
  const wanted = wordsOf(label);
  let fewest: readonly number[] | null = null;
  for (const token of [...wanted.words, ...Array.from(wanted.stretches.join(''))]) {
    const posting = postings.get(token) ?? [];
    if (fewest === null || posting.length < fewest.length) fewest = posting;
  }
  return (fewest ?? []).filter((prompt) => holds(prompts[prompt], wanted));
}

/** The fields of a keyword that determine its prompts. */
export interface KeywordName {
  readonly id: string;
  readonly label: string;
}

/**
 * The prompts (indexes, ascending) of each of these keywords: those recorded or added for it, and those whose text or tags contain all
 * its words, in any order, English singular or plural. So typed prompts and all prompts of an imported project are matched
 * without manual assignment.
 */
export function keywordPrompts(project: ProjectDefinition, keywords: readonly KeywordName[]): readonly number[][] {
  const assigned = new Map<string, number[]>(keywords.map(({ id }) => [id, []]));
  project.prompts.forEach(({ keyword_ids: ids }, prompt) => {
    for (const id of ids) assigned.get(id)?.push(prompt);
  });
  return keywords.map(({ id, label }) => {
    const all = new Set([...(assigned.get(id) ?? []), ...promptsHolding(project, label)]);
    return [...all].sort((a, b) => a - b);
  });
}

/** The prompts of selected keywords by id, including suggested ones; unknown ids select none. */
export function promptsOfKeywords(project: ProjectDefinition, ids: readonly string[]): ReadonlySet<number> {
  const byId = new Map(project.keywords.map((keyword) => [keyword.id, keyword]));
  const chosen = ids.flatMap((id): KeywordName[] => {
    const label = byId.get(id)?.label ?? suggestedLabel(id);
    return [{ id, label: label ?? '' }];
  });
  return new Set(keywordPrompts(project, chosen).flat());
}
