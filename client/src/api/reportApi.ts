import type { QueryParams } from '../lib/serializeQuery.ts';
import type { SourceSort, SplitBy, SplitMeasure } from './answerIndexSchemas.ts';
import { answerIndexSchema, sourceTableSchema, topicTableSchema, whyMovedSchema } from './answerIndexSchemas.ts';
import { domainDetailSchema, promptDetailSchema, topicDetailSchema } from './detailSchemas.ts';
import type { FilterQuery } from './filterQuery.ts';
import type { CallOptions, Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import type { Intent, PromptSort, PromptStatus, PromptView } from './promptSchemas.ts';
import { promptTableSchema } from './promptSchemas.ts';
import type { GivenSourceType, SourceType } from './reportSchemas.ts';
import { sourceTypeSetSchema } from './schemas/sourceTypeSchemas.ts';

/** Rows of the prompts table and their order; the server filters and sorts. */
export interface PromptTableQuery extends PageQuery {
  readonly sort?: PromptSort;
  readonly order?: 'asc' | 'desc';
  /** Words that the prompt must all contain; case and width are ignored. */
  readonly q?: string;
  readonly view?: PromptView;
  /** The competitor of view `lost_to`; omitted: any. */
  readonly rival_id?: string;
  readonly status?: PromptStatus;
  readonly intent?: Intent;
}

/** Rows of the table of cited domains and their order. */
export interface SourceTableQuery extends PageQuery {
  readonly sort?: SourceSort;
  readonly order?: 'asc' | 'desc';
  readonly q?: string;
  readonly source_type?: SourceType;
  /** `1`: only domains cited where competitors are mentioned and the own brand is not. */
  readonly gap?: '1';
}

export interface WhyMovedQuery {
  readonly measure_id: SplitMeasure;
  /** Omitted: the own brand. */
  readonly brand_id?: string;
  readonly by: SplitBy;
}

/** The calls of the insight pages. All figures come from the server's analysis module; the client computes none. */
export function createReportApi(http: Http) {
  const params = (query: object): QueryParams => ({ ...query });
  return {
    answerIndex: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/index', answerIndexSchema, params(query), { signal }),
    prompts: (query: FilterQuery & PromptTableQuery, call?: CallOptions) =>
      http.get('/api/front/answer/prompts', promptTableSchema, params(query), call),
    topicTable: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/topics', topicTableSchema, params(query), { signal }),
    sources: (query: FilterQuery & SourceTableQuery, call?: CallOptions) =>
      http.get('/api/front/answer/citations', sourceTableSchema, params(query), call),
    whyMoved: (query: FilterQuery & WhyMovedQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/change', whyMovedSchema, params(query), { signal }),
    promptDetail: (id: string, query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/promptsDetails', promptDetailSchema, params({ ...query, id }), { signal }),
    topicDetail: (id: string, query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/topicIndex', topicDetailSchema, params({ ...query, id }), { signal }),
    domainDetail: (domain: string, query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/answer/subdomainDetails', domainDetailSchema, params({ ...query, domain }), { signal }),
    /** Sets the type of a cited domain or host; null: the recognized type. */
    setSourceType: (domain: string, type: GivenSourceType | null) =>
      http.post('/api/front/answer/sourceType', sourceTypeSetSchema, { domain, type }, { idempotent: true }),
  };
}
