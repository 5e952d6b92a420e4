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
  readonly filters: FilterQuery;
}

/** Print header: replaces the filter bar with the filters in words and the print date. */
export const PrintHead = observer(function PrintHead({ title, filters }: PrintHeadProps) {
  const intl = useIntl();
  const { filters: store, projects } = useStores();
  const { start_time: start, end_time: end, time_zone: zone } = filters;
  const days = `${formatDays(intl, start, end, 'long')} (${zone})`;
  return (
    <div className={styles['head']} aria-hidden="true">
      <p className={styles['title']}>{joinTexts([projects.current?.name ?? '', title].filter(Boolean), ' · ')}</p>
      <p className={styles['filters']}>
        {joinTexts([days, ...filterWords(intl, filters, store)], ' · ')}
        {' · '}
        {intl.formatMessage({ id: 'filters.printedOn' }, { day: intl.formatDate(new Date(), { dateStyle: 'long' }) })}
      </p>
    </div>
  );
});
