/** What the page shows; empty: not that. */
export interface ImprovePlace {
  /** The page of the inventory that is being improved. */
  readonly page: string;
  /** The published change whose effect is read. */
  readonly change: string;
  /** A text from elsewhere is being improved. */
  readonly pasted: boolean;
}

export const improveNames: readonly string[] = ['page', 'change', 'pasted'];

/** What the page shows for an address. Total: what makes no sense is left out; a change goes before a page. */
export function parseImproveSearch(params: URLSearchParams): ImprovePlace {
  const change = params.get('change') ?? '';
  const page = change === '' ? (params.get('page') ?? '') : '';
  return { change, page, pasted: change === '' && page === '' && params.get('pasted') === '1' };
}

/** The address of a place; what is as by default is left out. */
export function formatImproveSearch({ page, change, pasted }: ImprovePlace): URLSearchParams {
  const params = new URLSearchParams();
  if (change !== '') params.set('change', change);
  else if (page !== '') params.set('page', page);
  else if (pasted) params.set('pasted', '1');
  return params;
}
