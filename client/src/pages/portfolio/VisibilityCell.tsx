import { useIntl } from 'react-intl';
import type { PortfolioRow } from '#client/api/schemas/portfolioSchemas.ts';
import { MeasureCell } from '#client/components/figures/MeasureCell.tsx';
import styles from './portfolioColumns.module.scss';

interface VisibilityCellProps {
  readonly row: PortfolioRow;
  readonly onOpen: () => void;
}

/** Visibility of the own brand with its interval, or why there is none yet. */
export function VisibilityCell({ row, onOpen }: VisibilityCellProps) {
  const intl = useIntl();
  const { report, state, name } = row;
  if (report === null) {
    const id = state === 'unknown' || state === 'ready' ? 'common.noData' : (`portfolio.state.${state}` as const);
    const text = intl.formatMessage({ id });
    return (
      <span className={styles['muted']} title={text} {...(state === 'counting' ? { role: 'status' } : {})}>
        {text}
      </span>
    );
  }
  if (report.own_brand_id === null) {
    return <span className={styles['muted']}>{intl.formatMessage({ id: 'portfolio.noBrand' })}</span>;
  }
  return (
    <MeasureCell
      name={`${name}: ${intl.formatMessage({ id: 'figures.measure.visibility' })}`}
      like="visibility"
      measure={report.visibility}
      noData={intl.formatMessage({ id: 'figures.noData.visibility' })}
      onOpen={onOpen}
    />
  );
}
