import { useIntl } from 'react-intl';
import type { Verdict } from '#client/api/measureSchemas.ts';
import styles from './VerdictTag.module.scss';

interface VerdictTagProps {
  readonly verdict: Verdict;
  readonly tendency: 'better' | 'worse' | 'same';
  /** Compares one thing at two times, or two things at one time. */
  readonly of?: 'verdict' | 'contrast';
}

/** The verdict of a change in words: `real` filled, `maybe` outlined, `noise` plain. */
export function VerdictTag({ verdict, tendency, of = 'verdict' }: VerdictTagProps) {
  const intl = useIntl();
  const tone = verdict === 'noise' ? '' : (styles[tendency] ?? '');
  return (
    <span
      className={`${styles['tag'] ?? ''} ${styles[verdict] ?? ''} ${tone}`}
      title={intl.formatMessage({ id: `figures.verdict.${verdict}.explained` })}
    >
      {intl.formatMessage({ id: of === 'verdict' ? `figures.verdict.${verdict}` : `figures.contrast.${verdict}` })}
    </span>
  );
}
