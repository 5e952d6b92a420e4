import type { EvidenceQuery, QuoteQuery } from '../api/brandCentreApi.ts';
import type { FilterQuery } from '../api/filterQuery.ts';

export type BrandReportPart = 'competitors' | 'suggestions' | 'perception' | 'facts';

/** Query keys of the brand centre: project first, as for all insight calls. */
export const brandKeys = {
  project: (projectId: string | null) => ['report', projectId, 'brand'] as const,
  report: (projectId: string | null, part: BrandReportPart, query: FilterQuery) =>
    ['report', projectId, 'brand', part, query] as const,
  quotes: (projectId: string | null, query: FilterQuery & QuoteQuery) =>
    ['report', projectId, 'brand', 'quotes', query] as const,
  evidence: (projectId: string | null, query: FilterQuery & EvidenceQuery) =>
    ['report', projectId, 'brand', 'evidence', query] as const,
};
