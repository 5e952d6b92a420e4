import type { TypedChange } from '#client/api/publicationApi.ts';
import { todayIso } from '#client/lib/dates.ts';

/** An empty publication, dated today. */
export function emptyChange(more: Partial<TypedChange> = {}): TypedChange {
  return {
    url: '',
    title: '',
    page_id: null,
    draft_id: null,
    prompt_ids: [],
    published_on: todayIso(),
    note: '',
    before_text: null,
    after_text: null,
    score_before: null,
    score_after: null,
    ...more,
  };
}
