import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { FactorScore } from '#client/lib/contentScore/types.ts';
import type { Span } from '#client/lib/Span.ts';
import { FactorDetails } from './FactorDetails.tsx';
import styles from './FactorList.module.scss';

interface FactorRowProps {
  readonly factor: FactorScore;
  readonly text: string;
  readonly onGo: ((span: Span) => void) | undefined;
}

/** The result of a factor in words: the cost of a penalty, whether the gate is passed, or the points. */
function resultOf(intl: IntlShape, { id, applies, value, weight, points }: FactorScore): string {
  if (!applies) return intl.formatMessage({ id: 'score.notApplicable' });
  if (id === 'access') return intl.formatMessage({ id: value < 1 ? 'score.gate.shut' : 'score.gate.open' });
  if (id === 'structuredData') return intl.formatMessage({ id: value < 1 ? 'score.shown.no' : 'score.shown.yes' });
  const format = (number: number): string => intl.formatNumber(number, { maximumFractionDigits: 1 });
  if (weight < 0) {
    // The text says that it is subtracted.
    return value > 0
      ? intl.formatMessage({ id: 'score.penalty' }, { points: format(Math.abs(points)) })
      : intl.formatMessage({ id: 'score.penalty.none' });
  }
  return intl.formatMessage({ id: 'score.points' }, { points: format(points), weight: format(weight) });
}

/** Whether a factor lost points. */
function isWanting({ applies, value, weight }: FactorScore): boolean {
  return applies && (weight < 0 ? value > 0 : value < 1);
}

/** One line per factor; its details are rendered when it is expanded. */
export function FactorRow({ factor, text, onGo }: FactorRowProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { id, value, weight, grade } = factor;
  const levels = grade.levels.join(' ');
  return (
    <details
      className={styles['factor']}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles['line']}>
        <span className={styles['name']}>{intl.formatMessage({ id: `score.factor.${id}` })}</span>
        <span className={styles['grade']}>
          {grade.disputed ? `${levels} · ${intl.formatMessage({ id: 'score.grade.disputed' })}` : levels}
        </span>
        <span className={isWanting(factor) ? styles['wanting'] : styles['result']}>{resultOf(intl, factor)}</span>
        {weight > 0 && (
          <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles['track']} width="100" height="4" />
            <rect className={styles['fill']} width={value * 100} height="4" />
          </svg>
        )}
      </summary>
      {open && <FactorDetails factor={factor} text={text} onGo={onGo} />}
    </details>
  );
}
