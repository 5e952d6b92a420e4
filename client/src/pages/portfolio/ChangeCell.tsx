import { useIntl } from 'react-intl';
import type { ProjectReport } from '#client/api/workplaceSchemas.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import styles from './portfolioColumns.module.scss';

/** The change of visibility with its verdict in words, or why there is none. */
export function ChangeCell({ report }: { readonly report: ProjectReport | null }) {
  const intl = useIntl();
  const measure = report?.visibility ?? null;
  if (report === null || measure === null) return <span className={styles['muted']}>–</span>;
  const { change, previous } = report;
  if (change !== null) return <ChangeText measureId="visibility" change={change} between={[previous, measure]} />;
  const id = previous === null ? 'figures.noPrevious' : 'figures.thinPrevious';
  return <span className={styles['muted']}>{intl.formatMessage({ id })}</span>;
}
