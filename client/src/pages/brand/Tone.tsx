import { useIntl } from 'react-intl';
import styles from './Tone.module.scss';

type Kind = 'positive' | 'neutral' | 'negative' | 'supported' | 'contradicted' | 'unknown';

const GROUNDS: Readonly<Record<Kind, 'good' | 'even' | 'bad'>> = {
  positive: 'good',
  supported: 'good',
  neutral: 'even',
  unknown: 'even',
  negative: 'bad',
  contradicted: 'bad',
};

/** The verdict or sentiment of a sentence as a word. */
export function Tone({ kind }: { readonly kind: Kind }) {
  const intl = useIntl();
  return (
    <span className={`${styles['tone'] ?? ''} ${styles[GROUNDS[kind]] ?? ''}`}>
      {intl.formatMessage({ id: `brand.tone.${kind}` })}
    </span>
  );
}
