import { useIntl } from 'react-intl';
import type { Span } from '../../lib/Span.ts';
import type { ContentScore } from '../../lib/contentScore/types.ts';
import styles from './FactorList.module.scss';
import { FactorRow } from './FactorRow.tsx';

interface FactorListProps {
  readonly score: ContentScore;
  /** The text that was rated, to tell the places in it. */
  readonly text: string;
  /** Goes to a place of the text; left out where the text is not on screen. */
  readonly onGo?: (span: Span) => void;
}

/** Every factor of both scores: what it is worth and got, and on opening its rule, what was found and is missing, and the evidence. */
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
