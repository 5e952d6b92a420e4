import { useIntl } from 'react-intl';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import type { Span } from '#client/lib/Span.ts';
import { FactorRow } from './FactorRow.tsx';
import styles from './FactorList.module.scss';

interface FactorListProps {
  readonly score: ContentScore;
  /** The rated text, to quote the places in it. */
  readonly text: string;
  /** Goes to a place in the text; absent if the text is not on screen. */
  readonly onGo?: (span: Span) => void;
}

/** All factors of both scores: maximum and actual points; expanded: rule, findings, missing parts and evidence. */
export function FactorList({ score, text, onGo }: FactorListProps) {
  const intl = useIntl();
  return (
    <div>
      {(['eligible', 'citable'] as const).map((part) => (
        <section key={part} aria-label={intl.formatMessage({ id: `score.${part}` })}>
          <h3 className={styles['part']}>{intl.formatMessage({ id: `score.${part}` })}</h3>
          <ul className={styles['factors']}>
            {score[part].factors.map((factor) => (
              <li key={factor.id}>
                <FactorRow factor={factor} text={text} onGo={onGo} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={styles['version']}>
        {intl.formatMessage({ id: 'score.version' }, { version: score.version })}
        {' · '}
        {intl.formatMessage({ id: score.ownWeights ? 'score.weights.own' : 'score.weights.standard' })}
        {' · '}
        {intl.formatMessage({ id: 'score.readiness.more' })}
      </p>
    </div>
  );
}
