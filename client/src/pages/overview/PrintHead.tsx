import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { describeSelection } from '../../components/answers/describeSelection.ts';
import type { Filters } from '../../components/filters/useFilters.ts';
import { useStores } from '../../stores/useStores.ts';
import styles from './OverviewPage.module.scss';

interface PrintHeadProps {
  readonly filters: Filters;
}

/** On paper nobody can see the filter bar: the head says what is shown and when it was printed. */
export const PrintHead = observer(function PrintHead({ filters }: PrintHeadProps) {
  const intl = useIntl();
  const { filters: store, projects } = useStores();
  const words = describeSelection(intl, {}, filters.query, {
    brands: [],
    platforms: store.platforms,
    topics: store.topics,
  });
  const { keywordsLabel } = store;
  return (
    <div className={styles['printHead']} aria-hidden="true">
      <p className={styles['printTitle']}>
        {[projects.current?.name, intl.formatMessage({ id: 'overview.title' })].filter(Boolean).join(' · ')}
      </p>
      <p className={styles['printFilters']}>
        {[...words, ...(keywordsLabel === '' ? [] : [keywordsLabel])].join(' · ')}
        {' · '}
        {intl.formatMessage({ id: 'overview.printedOn' }, { day: intl.formatDate(new Date(), { dateStyle: 'long' }) })}
      </p>
    </div>
  );
});
