import type { ExpandChoice } from './expandSchemas.ts';
import { expansionImpactSchema, expansionSchema } from './expandSchemas.ts';
import type { FilterQuery } from './filterQuery.ts';
import type { Http } from './http.ts';
import type { KeywordState } from './keywordSchemas.ts';
import { keywordFileSchema, keywordsChangedSchema, keywordTableSchema } from './keywordSchemas.ts';
import type { DemandBand, Intent } from './promptSchemas.ts';

/** A keyword as typed or from a file; null: unknown. */
export interface KeywordDraft {
  readonly label: string;
  readonly band: DemandBand | null;
  readonly source: string;
  readonly intent: Intent | null;
}

/** A partial update: omitted fields stay unchanged; null resets a field to the value of the rules. */
export type KeywordChanges = Partial<KeywordDraft>;

/** A question to add; `topic` is a topic's name, empty for none. */
export interface SelectedQuestion {
  readonly text: string;
  readonly topic: string;
}

/** Keywords (/keywords/index) and the questions made from them (/keywords/expand). */
export function createKeywordApi(http: Http) {
  return {
    table: (filters: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/keyword/index', keywordTableSchema, { ...filters }, { signal }),
    /**
     * A typed keyword that exists is refused; imported ones update the band of existing keywords. @throws ApiError validation naming the
     * field
     */
    add: (from: 'typed' | 'imported', keywords: readonly KeywordDraft[]) =>
      http.post('/api/front/keyword/add', keywordsChangedSchema, { from, keywords }, { idempotent: true }),
    update: (id: string, changes: KeywordChanges) =>
      http.post('/api/front/keyword/update', keywordsChangedSchema, { id, changes }, { idempotent: true }),
    remove: (ids: readonly string[]) =>
      http.post('/api/front/keyword/delete', keywordsChangedSchema, { ids }, { idempotent: true }),
    /** Undoes a change: puts back what its reply says was there before. */
    restore: (before: readonly KeywordState[]) =>
      http.post('/api/front/keyword/restore', keywordsChangedSchema, { before }, { idempotent: true }),
    /** Reads a file; nothing is saved. */
    inspect: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return http.post('/api/front/keyword/inspect', keywordFileSchema, body);
    },
    expand: (ids: readonly string[], choice: ExpandChoice, timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/keyword/expand', expansionSchema, { ids, ...choice, time_zone: timeZone }, { signal }),
    /** Gain and cost of adding these questions. */
    impact: (questions: readonly SelectedQuestion[], signal?: AbortSignal) =>
      http.post('/api/front/keyword/plan', expansionImpactSchema, { questions }, { signal }),
  };
}
