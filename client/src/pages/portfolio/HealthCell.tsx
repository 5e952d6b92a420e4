import { useIntl } from 'react-intl';
import type { SamplingHealth } from '#client/api/workplaceSchemas.ts';
import { askedText, healthText } from '#client/components/figures/healthText.ts';
import styles from './portfolioColumns.module.scss';

/** Whether a project's answers arrive as expected, with the actual and the expected number. */
export function HealthCell({ health }: { readonly health: SamplingHealth | null }) {
  const intl = useIntl();
  if (health === null) return <span className={styles['muted']}>–</span>;
  const { state } = health;
  return (
    <span className={styles['health']}>
      {state !== 'unknown' && (
        <span className={`${styles['state'] ?? ''} ${styles[state] ?? ''}`}>{healthText(intl, health)}</span>
      )}
      <span className={styles['muted']}>{askedText(intl, health)}</span>
    </span>
  );
}
