import { useIntl } from 'react-intl';
import type { Change, MeasureId } from '../../api/measureSchemas.ts';
import styles from './ChangeText.module.scss';
import { formatDifference } from './formats.ts';
import { measureKinds, tendencyOf } from './measureKinds.ts';
import { VerdictTag } from './VerdictTag.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const ARROW_UP = 'M4 0 8 7H0Z';
const ARROW_DOWN = 'M4 7 0 0h8Z';

interface ChangeTextProps {
  readonly measureId: MeasureId;
  readonly change: Change;
  /** See VerdictTag. */
  readonly of?: 'verdict' | 'contrast';
  /** More is neither better nor worse: no colour and no word says so. */
  readonly plain?: boolean;
}

/** A change with its sign, an arrow, its tendency in a word for screen readers, and its verdict. */
export function ChangeText({ measureId, change, of = 'verdict', plain = false }: ChangeTextProps) {
  const intl = useIntl();
  const amount = formatDifference(intl, measureId, change.difference);
  // What rounds to nothing has no sign, so it points nowhere either.
  const moved = /^[+−-]/u.test(amount);
  const tendency = plain || !moved ? 'same' : tendencyOf(measureId, change.difference);
  const tone = change.verdict === 'noise' ? 'noise' : tendency;
  const points = measureKinds[measureId].kind === 'ratio';
  return (
    <span className={styles['change']}>
      <span className={`${styles['amount'] ?? ''} ${styles[tone] ?? ''}`}>
        {moved && (
          <svg width="8" height="7" viewBox="0 0 8 7" fill="currentColor" aria-hidden="true" focusable="false">
            <path d={change.difference > 0 ? ARROW_UP : ARROW_DOWN} />
          </svg>
        )}
        <span>{amount}</span>
        {points && <span className={styles['unit']}>{intl.formatMessage({ id: 'figures.points' })}</span>}
      </span>
      <VerdictTag verdict={change.verdict} tendency={tendency} of={of} />
      {!plain && of === 'verdict' && (
        <VisuallyHidden>{intl.formatMessage({ id: `figures.tendency.${tendency}` })}</VisuallyHidden>
      )}
    </span>
  );
}
