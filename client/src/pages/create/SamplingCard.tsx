import { FormattedMessage } from 'react-intl';
import { PrecisionCalculator } from '#client/components/precision/PrecisionCalculator.tsx';
import styles from './SamplingCard.module.scss';

const EXAMPLE = { rate: 0.35, prompts: 40, platforms: 1, runs: 4 };

/** The precision calculator, usable without an account. */
export function SamplingCard() {
  return (
    <section className={styles['card']} aria-labelledby="calculator-title">
      <h2 id="calculator-title" className={styles['title']}>
        <FormattedMessage id="precision.title" />
      </h2>
      <PrecisionCalculator sampling={EXAMPLE} />
    </section>
  );
}
