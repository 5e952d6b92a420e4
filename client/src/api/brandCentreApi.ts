import type { QueryParams } from '../lib/serializeQuery.ts';
import {
  competitorsSchema,
  factEvidenceSchema,
  factsSchema,
  factTrialSchema,
  hiddenNamesSchema,
  markedErrorSchema,
  perceptionSchema,
  quotesSchema,
  savedFactSchema,
  suggestionsSchema,
  themesSchema,
} from './brandCentreSchemas.ts';
import type { ErrorMark, Fact, FactVerdict, Theme } from './brandCentreSchemas.ts';
import type { FilterQuery } from './filterQuery.ts';
import type { Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';

type TypedTheme = Pick<Theme, 'name' | 'words'>;

export interface QuoteQuery {
  readonly brand_id: string;
  readonly theme_id: string;
  readonly sentiment?: 'positive' | 'neutral' | 'negative';
}

export interface EvidenceQuery {
  readonly fact_id: string;
  readonly error_id?: string;
  readonly verdict?: FactVerdict;
}

/** The calls of /brand/index apart from the names: competitors, perception, fact sheet. */
export function createBrandCentreApi(http: Http) {
  const params = (query: object): QueryParams => ({ ...query });
  return {
    competitors: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/brand/competitors', competitorsSchema, params(query), { signal }),
    suggestions: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/brand/suggestions', suggestionsSchema, params(query), { signal }),
    hideName: (name: string, hidden: boolean) =>
      http.post('/api/front/brand/suggestions/hide', hiddenNamesSchema, { name, hidden }),
    perception: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/brand/perception', perceptionSchema, params(query), { signal }),
    quotes: (query: FilterQuery & QuoteQuery & PageQuery, signal?: AbortSignal) =>
      http.get('/api/front/brand/quotes', quotesSchema, params(query), { signal }),
    /**
     * Replaces all themes of the project. @param base the themes that were edited.
     * @throws ApiError validation naming the field, `conflict` when the stored ones differ from `base`
     */
    saveThemes: (themes: readonly TypedTheme[], base: readonly TypedTheme[]) =>
      http.post('/api/front/brand/themes/save', themesSchema, { themes, base }, { idempotent: true }),
    facts: (query: FilterQuery, signal?: AbortSignal) =>
      http.get('/api/front/brand/facts', factsSchema, params(query), { signal }),
    evidence: (query: FilterQuery & EvidenceQuery & PageQuery, signal?: AbortSignal) =>
      http.get('/api/front/brand/evidence', factEvidenceSchema, params(query), { signal }),
    /** Previews what a fact finds in all answers. @throws ApiError validation naming the field */
    tryFact: (fact: Fact, signal?: AbortSignal) =>
      http.post('/api/front/brand/facts/try', factTrialSchema, { fact }, { signal }),
    /** A fact without an id is new. @throws ApiError validation naming the field; conflict when the stored fact differs from `base` */
    saveFact: (fact: Fact, from: { readonly base?: Fact } = {}) =>
      http.post('/api/front/brand/facts/save', savedFactSchema, { fact, ...from }, { idempotent: true }),
    removeFact: (id: string) =>
      http.post('/api/front/brand/facts/delete', savedFactSchema, { id }, { idempotent: true }),
    markError: (id: string, mark: ErrorMark) =>
      http.post('/api/front/brand/errors/mark', markedErrorSchema, { id, mark }),
  };
}

export type BrandCentreApi = ReturnType<typeof createBrandCentreApi>;
