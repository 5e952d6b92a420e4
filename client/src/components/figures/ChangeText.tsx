import { useIntl } from 'react-intl';
import { isShare, MEASURE_KINDS } from '#client/api/measureSchemas.ts';
import type { Change, Measure, MeasureId } from '#client/api/measureSchemas.ts';
import { overallText } from '#client/lib/figureText.ts';
import { formatDifference } from './formats.ts';
import { tendencyOf } from './measureKinds.ts';
import { VerdictTag } from './VerdictTag.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './ChangeText.module.scss';

interface ChangeTextProps {
  readonly measureId: MeasureId;
  readonly change: Change;
  /** The adjacent figures, before and after: if they differ by another amount, a note says which prompts the change covers. */
  readonly between?: readonly [Measure | null, Measure] | undefined;
  /** See VerdictTag. */
  readonly of?: 'verdict' | 'contrast';
  /** A higher value is neither better nor worse: no colour or word says so. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** A change with its sign, an arrow, its tendency as text for screen readers, and its verdict. */
export function ChangeText(props: ChangeTextProps) {
  const { measureId, change, between, of = 'verdict', plain = false, className = '' } = props;
  const intl = useIntl();
  const amount = formatDifference(intl, measureId, change.difference);
  // A change that rounds to zero has no sign, so it gets no arrow.
  const moved = /^[+−-]/u.test(amount);
  const tendency = plain || !moved ? 'same' : tendencyOf(measureId, change.difference);
  const tone = change.verdict === 'noise' ? 'noise' : tendency;
  const arrow = change.difference > 0 ? styles['up'] : styles['down'];
  const points = isShare(measureId);
  const [previous, measure] = between ?? [];
  const overall =
    previous && measure ? overallText(intl.locale, MEASURE_KINDS[measureId], { measure, previous, change }) : null;
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
      {overall !== null && (
        <span className={styles['paired']}>
          {intl.formatMessage({ id: 'figures.paired' }, { overall, ratio: points ? 'yes' : 'no' })}
        </span>
      )}
    </span>
  );
}
