import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { paths } from '#client/lib/paths.ts';
import { projectChosen } from '#client/lib/projectChoice.ts';
import { withProject } from '#client/lib/projectSearch.ts';
import styles from './portfolioColumns.module.scss';

/** The number of open alerts of a project, linking to their list; a dash where the provider does not say. */
export function AlertsCell({ row: { id, name, alerts } }: { readonly row: PortfolioRow }) {
  const intl = useIntl();
  if (alerts === null) return <span className={styles['muted']}>–</span>;
  const count = formatCount(intl, alerts);
  if (alerts === 0) return count;
  return (
    <Link
      to={`${paths.alerts.pattern}${withProject('', id)}`}
      state={projectChosen}
      aria-label={intl.formatMessage({ id: 'portfolio.alerts.open' }, { count: alerts, project: name })}
    >
      {count}
    </Link>
  );
}
