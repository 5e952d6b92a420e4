import { Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { projectChosen } from '#client/lib/projectChoice.ts';
import { useStores } from '#client/stores/useStores.ts';
import { rowAddress } from './rowAddress.ts';
import styles from './portfolioColumns.module.scss';

/** A project's name, linking to its overview over the same window. */
export const ProjectName = observer(function ProjectName({ row }: { readonly row: PortfolioRow }) {
  const intl = useIntl();
  const { filters } = useStores();
  const end = row.report?.window.end_time;
  return (
    <span className={styles['project']}>
      <Link
        to={rowAddress(row, filters.defaults)}
        state={projectChosen}
        className={styles['name']}
        title={row.name}
        onClick={() => {
          // The overview must show the row's window, not the filters of the previous page.
          filters.reset();
        }}
      >
        {row.name}
      </Link>
      {end !== undefined && end < filters.today && (
        <span className={styles['muted']}>
          {intl.formatMessage({ id: 'portfolio.upTo' }, { date: formatDay(intl, end, 'long') })}
        </span>
      )}
      {row.archived && <Tag minimal>{intl.formatMessage({ id: 'portfolio.archivedTag' })}</Tag>}
      {!row.archived && row.origin === 'sample' && (
        <span className={styles['muted']}>{intl.formatMessage({ id: 'project.origin.sample' })}</span>
      )}
    </span>
  );
});
