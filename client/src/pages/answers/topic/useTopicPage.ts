import { useBreadcrumb } from '#client/components/address/useBreadcrumb.ts';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { useAnswersDrawer } from '#client/components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '#client/components/answers/useAnswersDrawer.ts';
import { useFilters } from '#client/components/filters/useFilters.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { useStores } from '#client/stores/useStores.ts';
import { topicSearch } from './topicSearch.ts';
import type { TopicSearch } from './topicSearch.ts';
import { useTopicReport } from './useTopicReport.ts';

interface TopicPageModel {
  readonly searchState: TopicSearch;
  /** Empty until it is loaded. */
  readonly name: string;
  /** The page's filters without the topic filter. */
  readonly filters: Filters;
  readonly report: ReturnType<typeof useTopicReport>;
  readonly drawer: AnswersDrawerControl;
  /** Changes the sort order. */
  readonly updateSearch: (changes: Partial<TopicSearch>) => void;
}

/** State and commands of the topic page. Reads stores: call it inside an observer. */
export function useTopicPage(): TopicPageModel {
  const { filters: store } = useStores();
  const chosen = useFilters();
  const drawer = useAnswersDrawer();
  const { searchState, updateSearch } = useSearchState(topicSearch);
  // A topic filter of another page does not apply: it could exclude all answers of this topic.
  const filters: Filters = {
    ...chosen,
    form: { ...chosen.form, topic_ids: [] },
    query: { ...chosen.query, topic_ids: [] },
  };
  const report = useTopicReport(searchState.id, filters.query);
  const name = report.data?.topic.name ?? store.topics.find(({ id }) => id === searchState.id)?.name;
  useBreadcrumb(name);
  return {
    searchState,
    name: name ?? '',
    filters,
    report,
    drawer,
    updateSearch,
  };
}
