import { useIntl } from 'react-intl';
import type { Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { isThin } from '#client/lib/thinData.ts';
import { formatInterval, formatMeasure } from '../figures/formats.ts';
import styles from './ReportDocument.module.scss';

interface FigureTextProps {
  readonly like: MeasureId;
  readonly measure: Measure | null;
  /** Shown if there is no figure. */
  readonly none?: string;
}

/** A figure above its interval, as plain text: a report has no links. */
export function FigureText({ like, measure, none }: FigureTextProps) {
  const intl = useIntl();
  if (measure === null) {
    return <span className={styles['muted']}>{none ?? intl.formatMessage({ id: 'issued.noData' })}</span>;
  }
  const { value, low, high } = measure;
  return (
    <span className={styles['figureText']}>
      <span>{formatMeasure(intl, like, value)}</span>
      <small>
        {isThin(measure) ? intl.formatMessage({ id: 'figures.thin' }) : formatInterval(intl, like, low, high)}
      </small>
    </span>
  );
}
