/** What the address says: an open draft, or drafts of a brief to go on with or to begin. */
export interface GenContentPlace {
  readonly draft: string | null;
  readonly brief: string | null;
}

export function parseGenContentSearch(params: URLSearchParams): GenContentPlace {
  return { draft: params.get('draft') || null, brief: params.get('brief') || null };
}
