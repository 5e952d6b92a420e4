import { useBreadcrumb } from '../../../components/address/useBreadcrumb.ts';
import { usePlace } from '../../../components/address/usePlace.ts';
import { useAnswersDrawer } from '../../../components/answers/useAnswersDrawer.ts';
import type { AnswersDrawerControl } from '../../../components/answers/useAnswersDrawer.ts';
import { useFilters } from '../../../components/filters/useFilters.ts';
import type { Filters } from '../../../components/filters/useFilters.ts';
import { useStores } from '../../../stores/useStores.ts';
import { formatTopicSearch, parseTopicSearch, topicNames } from './topicSearch.ts';
import type { TopicPlace } from './topicSearch.ts';
import { useTopicReport } from './useTopicReport.ts';

interface TopicPageModel {
  readonly place: TopicPlace;
  /** Empty until it is known. */
  readonly name: string;
  /** Those of the page, without a choice of topics. */
  readonly filters: Filters;
  readonly report: ReturnType<typeof useTopicReport>;
  readonly drawer: AnswersDrawerControl;
  /** To another order of the same page. */
  readonly move: (changes: Partial<TopicPlace>) => void;
}

/** What the page of a topic shows and does. Reads stores: call it inside an observer. */
export function useTopicPage(): TopicPageModel {
  const { filters: store } = useStores();
  const chosen = useFilters();
  const drawer = useAnswersDrawer();
  const { place, move } = usePlace(parseTopicSearch, formatTopicSearch, topicNames);
  // Topics chosen on another page do not narrow the page of one: none of its answers might be left.
  const filters: Filters = {
    ...chosen,
    form: { ...chosen.form, topic_ids: [] },
    query: { ...chosen.query, topic_ids: [] },
  };
  const report = useTopicReport(place.id, filters.query);
  const name = report.data?.topic.name ?? store.topics.find(({ id }) => id === place.id)?.name;
  useBreadcrumb(name);
  return {
    place,
    name: name ?? '',
    filters,
    report,
    drawer,
    move,
  };
}
