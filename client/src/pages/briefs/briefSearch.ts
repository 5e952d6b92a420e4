import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchParam, SearchState } from '#client/lib/search/defineSearch.ts';
import { commaIdsParam, textParam } from '#client/lib/search/searchParams.ts';

/** What the page shows: the list, a new brief, or a stored one. */
export type BriefSearch =
  | { readonly kind: 'list' }
  | { readonly kind: 'new'; readonly promptIds: readonly string[]; readonly topicId: string; readonly actionId: string }
  | { readonly kind: 'stored'; readonly id: string; readonly version: number | null };

const versionParam: SearchParam<number | null> = {
  name: 'version',
  fallback: null,
  read: ([text = '']) => (/^[1-9]\d{0,8}$/u.test(text) ? Number(text) : null),
  write: (version) => [version === null ? '' : String(version)],
};

const definition = defineSearch({
  id: textParam('brief'),
  version: versionParam,
  promptIds: commaIdsParam('prompt_ids'),
  topicId: textParam('topic_id'),
  actionId: textParam('action'),
});

type BriefParams = SearchState<typeof definition>;

function briefSearchOf({ id, version, promptIds, topicId, actionId }: BriefParams): BriefSearch {
  if (id !== '') return { kind: 'stored', id, version };
  if (promptIds.length === 0 && topicId === '' && actionId === '') return { kind: 'list' };
  return { kind: 'new', promptIds, topicId, actionId };
}

function paramsOf(state: BriefSearch): BriefParams {
  switch (state.kind) {
    case 'list':
      return definition.defaults;
    case 'new':
      return { ...definition.defaults, promptIds: state.promptIds, topicId: state.topicId, actionId: state.actionId };
    case 'stored':
      return { ...definition.defaults, id: state.id, version: state.version };
  }
}

export const briefSearch = {
  /** The breadcrumb is the brief's name, so it is removed together with the brief. */
  names: [...definition.names, 'breadcrumb'],
  /** Total: invalid parameters give the list. */
  parse: (params: URLSearchParams): BriefSearch => briefSearchOf(definition.parse(params)),
  format: (state: BriefSearch): URLSearchParams => definition.format(paramsOf(state)),
};
