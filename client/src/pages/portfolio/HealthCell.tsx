import { useIntl } from 'react-intl';
import type { SamplingHealth } from '../../api/workplaceSchemas.ts';
import { formatCount } from '../../components/figures/formats.ts';
import { healthText } from './healthText.ts';
import styles from './portfolioColumns.module.scss';

/** Whether the answers of a project come in as they should, and how many of how many. */
export function HealthCell({ health }: { readonly health: SamplingHealth | null }) {
  const intl = useIntl();
  if (health === null) return <span className={styles['muted']}>–</span>;
  const { state, asked, expected } = health;
  const counts =
    expected === null
      ? intl.formatMessage({ id: 'workplace.health.asked' }, { asked: formatCount(intl, asked) })
      : intl.formatMessage(
          { id: 'workplace.health.askedOf' },
          { asked: formatCount(intl, asked), expected: formatCount(intl, expected) },
        );
  return (
    <span className={styles['health']}>
      {state !== 'unknown' && (
        <span className={`${styles['state'] ?? ''} ${styles[state] ?? ''}`}>{healthText(intl, health)}</span>
      )}
      <span className={styles['muted']}>{counts}</span>
    </span>
  );
}
