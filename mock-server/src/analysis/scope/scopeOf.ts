import type { FilterQuery } from '../../../../client/src/api/filterQuery.ts';
import type { ProjectDefinition, Scope } from '../types.ts';
import type { ReportWindow } from './reportWindow.ts';

/** Indexes of the listed ids, or null (no restriction) for an empty list; ids the project does not know select nothing. */
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

function promptsOfKeywords(keywordIds: string, project: ProjectDefinition): ReadonlySet<number> | null {
  const ids = new Set(splitKeywordIds(keywordIds));
  if (ids.size === 0) {
    return null;
  }
  return new Set(
    project.prompts.flatMap((prompt, index) => (prompt.keyword_ids.some((id) => ids.has(id)) ? [index] : [])),
  );
}

/** What the filters leave of a project's answers within a window: each list restricts, an empty one does not. */
export function scopeOf(project: ProjectDefinition, query: FilterQuery, window: ReportWindow): Scope {
  return {
    from: window.from,
    to: window.to,
    platforms: indexesOf(query.platform_ids, project.platforms),
    topics: indexesOf(query.topic_ids, project.topics),
    prompts: promptsOfKeywords(query.keyword_ids, project),
  };
}
