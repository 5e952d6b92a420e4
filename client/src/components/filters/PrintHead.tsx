import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { joinTexts } from '#client/lib/stripBidi.ts';
import { useStores } from '#client/stores/useStores.ts';
import { filterWords } from './filterWords.ts';
import { formatDays } from './formatDays.ts';
import styles from './PrintHead.module.scss';

interface PrintHeadProps {
  /** Translated title of the page; empty if the page has its own. */
  readonly title: string;
  /** Absent on pages without a filter bar. */
  readonly filters?: FilterQuery;
}

/** Print header: replaces navbar and filter bar with the project, the filters in words, and the print date. */
export const PrintHead = observer(function PrintHead({ title, filters }: PrintHeadProps) {
  const intl = useIntl();
  const { filters: store, projects } = useStores();
  const day = intl.formatDate(store.today, { dateStyle: 'long', timeZone: 'UTC' });
  const words =
    filters === undefined
      ? []
      : [
          `${formatDays(intl, filters.start_time, filters.end_time, 'long')} (${filters.time_zone})`,
          ...filterWords(intl, filters, store),
        ];
  return (
    <div className={styles['head']} aria-hidden="true">
      <p className={styles['title']}>{joinTexts([projects.current?.name ?? '', title].filter(Boolean), ' · ')}</p>
      <p className={styles['filters']}>
        {joinTexts([...words, intl.formatMessage({ id: 'filters.printedOn' }, { day })], ' · ')}
      </p>
    </div>
  );
});
