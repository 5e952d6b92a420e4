import { useIntl } from 'react-intl';
import { isShare } from '../../api/measureSchemas.ts';
import type { Change, MeasureId } from '../../api/measureSchemas.ts';
import styles from './ChangeText.module.scss';
import { formatDifference } from './formats.ts';
import { tendencyOf } from './measureKinds.ts';
import { VerdictTag } from './VerdictTag.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface ChangeTextProps {
  readonly measureId: MeasureId;
  readonly change: Change;
  /** See VerdictTag. */
  readonly of?: 'verdict' | 'contrast';
  /** More is neither better nor worse: no colour and no word says so. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** A change with its sign, an arrow, its tendency in a word for screen readers, and its verdict. */
export function ChangeText({ measureId, change, of = 'verdict', plain = false, className = '' }: ChangeTextProps) {
  const intl = useIntl();
  const amount = formatDifference(intl, measureId, change.difference);
  // What rounds to nothing has no sign, so it points nowhere either.
  const moved = /^[+−-]/u.test(amount);
  const tendency = plain || !moved ? 'same' : tendencyOf(measureId, change.difference);
  const tone = change.verdict === 'noise' ? 'noise' : tendency;
  const arrow = change.difference > 0 ? styles['up'] : styles['down'];
  const points = isShare(measureId);
  return (
    <span className={`${styles['change'] ?? ''} ${className}`}>
      <span className={[styles['amount'], styles[tone], moved && arrow].filter(Boolean).join(' ')}>
        {amount}
        {points && <span className={styles['unit']}>{intl.formatMessage({ id: 'figures.points' })}</span>}
      </span>
      <VerdictTag verdict={change.verdict} tendency={tendency} of={of} />
      {!plain && of === 'verdict' && (
        <VisuallyHidden>{intl.formatMessage({ id: `figures.tendency.${tendency}` })}</VisuallyHidden>
      )}
    </span>
  );
}
