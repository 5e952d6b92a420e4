import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import { NearDuplicateIndex } from '#client/lib/NearDuplicateIndex.ts';
import { promptKey } from '#client/lib/promptKey.ts';
import { LONGEST_TEXT, tagsProblem, topicProblem } from '../form/promptFormSchema.ts';
import { sameOf } from '../form/usePromptCheck.ts';

/** The state of a line: the first three are added, the others must be corrected or are left out. */
export type LineState =
  | { readonly kind: 'new' | 'checking' }
  | { readonly kind: 'near'; readonly text: string; readonly similarity: number; readonly promptId: string | null }
  | { readonly kind: 'exists'; readonly text: string; readonly promptId: string | null }
  | { readonly kind: 'repeated'; readonly line: number }
  | { readonly kind: 'empty' | 'too_long' | 'topic' | 'tags' | 'joined' };

export function isAddable({ kind }: LineState): boolean {
  return kind === 'new' || kind === 'near' || kind === 'checking';
}

function problemOf({ text, topic, tags, joined }: PromptLine): LineState | null {
  if (text.trim() === '') return { kind: 'empty' };
  if (text.trim().length > LONGEST_TEXT) return { kind: 'too_long' };
  if (joined === true) return { kind: 'joined' };
  if (topicProblem(topic) !== null) return { kind: 'topic' };
  return tagsProblem(tags) === null ? null : { kind: 'tags' };
}

function stateAgainstProject(text: string, check: PromptCheck): LineState | null {
  const same = sameOf(check, text);
  if (same !== undefined) return { kind: 'exists', text: same.text, promptId: same.prompt_id };
  // Matches without an id are other lines of the same request; lines are compared here instead, with all of them.
  const near = check.near.find(({ prompt_id: id }) => id !== null);
  if (near === undefined) return null;
  return { kind: 'near', text: near.text, similarity: near.similarity, promptId: near.prompt_id };
}

/**
 * The state of every line, in order. A line is a duplicate only of an earlier line, so that the first of several equal ones is added.
 * @param checkOf the server's result for a text; undefined before it arrives
 */
export function lineStates(
  lines: readonly PromptLine[],
  checkOf: (text: string) => PromptCheck | undefined,
): readonly LineState[] {
  const firstOfKey = new Map<string, number>();
  const textOf = new Map<string, string>();
  const before = new NearDuplicateIndex();
  return lines.map((line): LineState => {
    const problem = problemOf(line);
    if (problem !== null) return problem;
    const text = line.text.trim();
    const key = promptKey(text);
    const first = firstOfKey.get(key);
    if (first !== undefined) return { kind: 'repeated', line: first };
    firstOfKey.set(key, line.line);
    const check = checkOf(text);
    const known = check === undefined ? null : stateAgainstProject(text, check);
    if (known?.kind === 'exists') return known;
    const [alike] = before.find(text, { limit: 1 });
    before.set(String(line.line), text);
    textOf.set(String(line.line), text);
    if (known?.kind === 'near' && known.similarity >= (alike?.similarity ?? 0)) return known;
    if (alike !== undefined) {
      return { kind: 'near', text: textOf.get(alike.id) ?? '', similarity: alike.similarity, promptId: null };
    }
    return { kind: check === undefined ? 'checking' : 'new' };
  });
}

/** The groups of lines in the filter. */
export const lineGroups = ['all', 'new', 'near', 'problem'] as const;
export type LineGroup = (typeof lineGroups)[number];

export function isInGroup(state: LineState, group: LineGroup): boolean {
  switch (group) {
    case 'all':
      return true;
    case 'new':
      return state.kind === 'new' || state.kind === 'checking';
    case 'near':
      return state.kind === 'near';
    case 'problem':
      return !isAddable(state);
    default:
      return false;
  }
}
