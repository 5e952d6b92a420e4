import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FilterQuery } from '../../api/filterQuery.ts';
import { useStores } from '../../stores/useStores.ts';
import { joinTexts } from '../../lib/stripBidi.ts';
import { filterWords } from './filterWords.ts';
import { formatDays } from './formatDays.ts';
import styles from './PrintHead.module.scss';

interface PrintHeadProps {
  /** Translated title of the page; empty if the page has its own. */
  readonly title: string;
  /** Left out where the page has none. */
  readonly filters?: FilterQuery;
}

/** On paper nobody can see the navbar and the filter bar: the head says whose project it is, what is shown, and when it was printed. */
export const PrintHead = observer(function PrintHead({ title, filters }: PrintHeadProps) {
  const intl = useIntl();
  const { filters: store, projects } = useStores();
  const words =
    filters === undefined ? [] : describeFilters(intl, filters, { platforms: store.platforms, topics: store.topics });
  const keywords = filters === undefined || filters.keyword_ids === '' ? '' : plainList(intl, store.keywordNames);
  const printed = intl.formatMessage(
    { id: 'filters.printedOn' },
    { day: intl.formatDate(new Date(), { dateStyle: 'long' }) },
  );
  return (
    <div className={styles['head']} aria-hidden="true">
      <p className={styles['title']}>{joinTexts([projects.current?.name ?? '', title].filter(Boolean), ' · ')}</p>
      <p className={styles['filters']}>{joinTexts([...words, keywords, printed].filter(Boolean), ' · ')}</p>
    </div>
  );
});
