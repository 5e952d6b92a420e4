import { useIntl } from 'react-intl';
import type { Change, MeasureId } from '#client/api/measureSchemas.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import styles from './FigureCell.module.scss';

interface ChangeCellProps {
  /** The measure whose number format applies. */
  readonly like: MeasureId;
  readonly change: Change | null;
}

/** A change in a table; a dash where there are too few data for a verdict. */
export function ChangeCell({ like, change }: ChangeCellProps) {
  const intl = useIntl();
  if (change !== null) return <ChangeText measureId={like} change={change} />;
  const why = intl.formatMessage({ id: 'figures.thinPrevious' });
  return (
    <span className={styles['none']} role="img" aria-label={why} title={why}>
      –
    </span>
  );
}
