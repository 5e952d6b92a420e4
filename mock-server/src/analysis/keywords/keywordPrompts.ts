import { addToGroup } from '#client/lib/groupByKey.ts';
import { memoize } from '#client/lib/memoize.ts';
import type { ProjectDefinition } from '../ProjectDefinition.ts';
import { wordsOf, type TextWords } from './wordsOf.ts';

/**
 * The id of a keyword that nobody keeps is this mark and its label, so that an address or a figure can speak of it: it stands for
 * the prompts that hold its words.
 */
const SUGGESTED_MARK = '~';

/** The id of a suggested keyword, made of its label. */
export function suggestedId(label: string): string {
  return SUGGESTED_MARK + label;
}

/** The label of a suggested keyword's id; null for the id of any other. */
export function suggestedLabel(id: string): string | null {
  return id.startsWith(SUGGESTED_MARK) ? id.slice(SUGGESTED_MARK.length) : null;
}

interface PromptWords {
  readonly words: ReadonlySet<string>;
  /** Stretches with a break between them, so that no keyword is found across one. */
  readonly unspaced: string;
}

interface WordIndex {
  readonly prompts: readonly PromptWords[];
  /** Prompts by word and by single character of a stretch, rising. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
}

/** The words of every prompt and its tags. Made once per project: thousands of keywords are looked up among thousands of prompts. */
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

/** Whether a text holds all words of a keyword, in any order. A label without a letter or digit is in none. */
export function textHolds(text: string, label: string): boolean {
  const wanted = wordsOf(label);
  if (wanted.words.length + wanted.stretches.length === 0) return false;
  const { words, stretches } = wordsOf(text);
  return holds({ words: new Set(words), unspaced: stretches.join('\n') }, wanted);
}

/** Indexes of the prompts whose text or tags hold all words of a label, rising. */
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

/** The part of a keyword that tells its prompts. */
export interface KeywordName {
  readonly id: string;
  readonly label: string;
}

/**
 * The prompts (indexes, rising) of each of these keywords: those recorded or added for it, and those whose text or tags hold all
 * its words, in any order, English singular or plural. So a prompt typed in by a person, and every prompt of an imported project, counts
 * without anybody sorting it.
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

/** The prompts of a choice of keywords by id, suggested ones too; ids the project does not know choose none. */
export function promptsOfKeywords(project: ProjectDefinition, ids: readonly string[]): ReadonlySet<number> {
  const byId = new Map(project.keywords.map((keyword) => [keyword.id, keyword]));
  const chosen = ids.flatMap((id): KeywordName[] => {
    const label = byId.get(id)?.label ?? suggestedLabel(id);
    return [{ id, label: label ?? '' }];
  });
  return new Set(keywordPrompts(project, chosen).flat());
}
