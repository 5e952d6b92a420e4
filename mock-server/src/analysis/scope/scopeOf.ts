import type { FilterQuery } from '#client/api/filterQuery.ts';
import { promptsOfKeywords } from '../keywords/keywordPrompts.ts';
import type { ProjectDefinition, Prompt } from '../ProjectDefinition.ts';
import { brandedPrompts } from '../text/brandedPrompts.ts';
import type { ReportWindow } from './reportWindow.ts';
import type { Scope } from './Scope.ts';

/** Indexes of the listed ids, or null (no restriction) for an empty list; unknown ids select nothing. */
function indexesOf(ids: readonly string[], items: readonly { readonly id: string }[]): ReadonlySet<number> | null {
  if (ids.length === 0) {
    return null;
  }
  const wanted = new Set(ids);
  return new Set(items.flatMap((item, index) => (wanted.has(item.id) ? [index] : [])));
}

/** The ids of the filter form's comma-separated text. */
export function splitKeywordIds(keywordIds: string): string[] {
  return keywordIds
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

type PromptTest = (prompt: Prompt, index: number) => boolean;

/** The tests of the prompt filters that are set. */
function promptTests(project: ProjectDefinition, query: FilterQuery): PromptTest[] {
  const tests: PromptTest[] = [];
  const keywords = splitKeywordIds(query.keyword_ids);
  if (keywords.length > 0) {
    const chosen = promptsOfKeywords(project, keywords);
    tests.push((_, index) => chosen.has(index));
  }
  const { branded, tag } = query;
  if (branded !== undefined) {
    const flags = brandedPrompts(project);
    const wanted = Number(branded === 'branded');
    tests.push((_, index) => flags[index] === wanted);
  }
  if (tag !== undefined) {
    tests.push((prompt) => prompt.tags.includes(tag));
  }
  return tests;
}

/** Indexes of the prompts that pass the prompt filters; null: no such filter. */
function promptsOf(project: ProjectDefinition, query: FilterQuery): ReadonlySet<number> | null {
  const tests = promptTests(project, query);
  if (tests.length === 0) {
    return null;
  }
  return new Set(
    project.prompts.flatMap((prompt, index) => (tests.every((test) => test(prompt, index)) ? [index] : [])),
  );
}

/** The scope that the filters select of a project's answers within a window: each list restricts, an empty one does not. */
export function scopeOf(project: ProjectDefinition, query: FilterQuery, window: ReportWindow): Scope {
  return {
    from: window.from,
    to: window.to,
    platforms: indexesOf(query.platform_ids, project.platforms),
    topics: indexesOf(query.topic_ids, project.topics),
    prompts: promptsOf(project, query),
  };
}
