import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FilterQuery } from '../../api/filterQuery.ts';
import { useStores } from '../../stores/useStores.ts';
import { plainList } from '../../lib/plainList.ts';
import { joinTexts } from '../../lib/stripBidi.ts';
import { describeFilters } from './describeFilters.ts';
import styles from './PrintHead.module.scss';

interface PrintHeadProps {
  /** Translated title of the page; empty if the page has its own. */
  readonly title: string;
  readonly filters: FilterQuery;
}

/** Print header: replaces the filter bar with the filters in words and the print date. */
export const PrintHead = observer(function PrintHead({ title, filters }: PrintHeadProps) {
  const intl = useIntl();
  const { filters: store, projects } = useStores();
  const words = describeFilters(intl, filters, { platforms: store.platforms, topics: store.topics });
  const keywords = plainList(intl, store.keywordNames);
  return (
    <div className={styles['head']} aria-hidden="true">
      <p className={styles['title']}>{joinTexts([projects.current?.name ?? '', title].filter(Boolean), ' · ')}</p>
      <p className={styles['filters']}>
        {joinTexts([...words, keywords].filter(Boolean), ' · ')}
        {' · '}
        {intl.formatMessage({ id: 'filters.printedOn' }, { day: intl.formatDate(new Date(), { dateStyle: 'long' }) })}
      </p>
    </div>
  );
});
