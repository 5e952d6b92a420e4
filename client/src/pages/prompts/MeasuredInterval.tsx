import { useIntl } from 'react-intl';
import type { Overview } from '#client/api/overviewSchemas.ts';
import { formatInterval } from '#client/components/figures/formats.ts';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { visibilityOf } from '#client/components/precision/visibilityOf.ts';
import styles from './PromptPage.module.scss';

/** The measured interval with its dates, for comparison with the planned one. */
export function MeasuredInterval({ overview }: { readonly overview: Pick<Overview, 'scope' | 'tiles'> }) {
  const intl = useIntl();
  const measured = visibilityOf(overview);
  if (measured === null) return null;
  const { start_time: start, end_time: end } = overview.scope;
  return (
    <div className={styles['measured']}>
      <p>{intl.formatMessage({ id: 'prompt.precision.measured' }, { days: formatDays(intl, start, end, 'long') })}</p>
      <p className={styles['interval']}>{formatInterval(intl, 'visibility', measured.low, measured.high)}</p>
      <p>{intl.formatMessage({ id: 'prompt.precision.differs' })}</p>
    </div>
  );
}
