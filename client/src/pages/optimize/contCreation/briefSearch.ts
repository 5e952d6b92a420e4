/** What the page is about, as the address says it. */
export type BriefPlace =
  | { readonly kind: 'list' }
  | { readonly kind: 'new'; readonly promptIds: readonly string[]; readonly topicId: string; readonly actionId: string }
  | { readonly kind: 'stored'; readonly id: string; readonly version: number | null };

/** The parameters that belong to this page. */
export const briefNames: readonly string[] = ['brief', 'version', 'prompt_ids', 'topic_id', 'action', 'breadcrumb'];

/** What the page shows for an address. Total: what makes no sense is the list, nothing throws. */
export function parseBriefSearch(params: URLSearchParams): BriefPlace {
  const id = params.get('brief') ?? '';
  if (id !== '') {
    const version = Number(params.get('version') ?? '');
    return { kind: 'stored', id, version: Number.isInteger(version) && version > 0 ? version : null };
  }
  const promptIds = [...new Set((params.get('prompt_ids') ?? '').split(',').filter((one) => one !== ''))];
  const topicId = params.get('topic_id') ?? '';
  const actionId = params.get('action') ?? '';
  if (promptIds.length === 0 && topicId === '' && actionId === '') return { kind: 'list' };
  return { kind: 'new', promptIds, topicId, actionId };
}

/** The address of a place; what is as by default is left out. */
export function formatBriefSearch(place: BriefPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (place.kind === 'stored') {
    params.set('brief', place.id);
    if (place.version !== null) params.set('version', String(place.version));
  }
  if (place.kind === 'new') {
    if (place.promptIds.length > 0) params.set('prompt_ids', place.promptIds.join(','));
    if (place.topicId !== '') params.set('topic_id', place.topicId);
    if (place.actionId !== '') params.set('action', place.actionId);
  }
  return params;
}
