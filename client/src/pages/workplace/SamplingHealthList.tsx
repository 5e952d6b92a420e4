import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { SamplingHealth } from '#client/api/workplaceSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { agoText } from '#client/components/figures/agoText.ts';
import { formatCount, formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { askedText, healthText } from '#client/components/figures/healthText.ts';
import { useNow } from '#client/hooks/useNow.ts';
import styles from './SamplingHealthList.module.scss';

const STATUSES = ['ok', 'refused', 'empty', 'failed'] as const;
type CountedStatus = (typeof STATUSES)[number];

interface SamplingHealthListProps {
  /** The collection page of the project; null: its answers come from elsewhere. */
  readonly runsHref: string | null;
  readonly health: SamplingHealth;
  /** Opens the answers with a status. */
  readonly onOpen: (status: CountedStatus) => void;
}

/** The number of answers, and the number expected from the pace. */
function Asked({ health }: Pick<SamplingHealthListProps, 'health'>) {
  const intl = useIntl();
  const { state, expected } = health;
  return (
    <li className={styles['row']}>
      {state !== 'unknown' && (
        <span className={`${styles['state'] ?? ''} ${styles[state] ?? ''}`}>{healthText(intl, health)}</span>
      )}
      <span
        title={intl.formatMessage({ id: expected === null ? 'workplace.health.noPast' : 'workplace.health.expected' })}
      >
        {askedText(intl, health)}
      </span>
    </li>
  );
}

/** The answers of the window by status; each count opens its answers. */
function Statuses({ health: { answers, unusable }, onOpen }: Pick<SamplingHealthListProps, 'health' | 'onOpen'>) {
  const intl = useIntl();
  return (
    <li className={styles['row']}>
      {STATUSES.filter((status) => answers[status] > 0).map((status) => {
        const number = formatCount(intl, answers[status]);
        return (
          <button
            key={status}
            type="button"
            className={styles['count']}
            aria-label={intl.formatMessage({ id: 'workplace.health.statusOpen' }, { status, number })}
            onClick={() => {
              onOpen(status);
            }}
          >
            {intl.formatMessage({ id: 'workplace.health.status' }, { status, number })}
          </button>
        );
      })}
      {unusable !== null && unusable.numerator > 0 && (
        <span
          title={intl.formatMessage(
            { id: 'workplace.health.unusable.interval' },
            { interval: formatInterval(intl, 'visibility', unusable.low, unusable.high) },
          )}
        >
          {intl.formatMessage({ id: 'workplace.health.unusable' }, { share: formatPercent(intl, unusable.value) })}
        </span>
      )}
    </li>
  );
}

/** Whether a project's answers arrive as expected. */
export function SamplingHealthList({ health, runsHref, onOpen }: SamplingHealthListProps) {
  const intl = useIntl();
  const now = useNow();
  const { last_asked_at: last, silent_platforms: silent } = health;
  return (
    <ul className={styles['list']} aria-label={intl.formatMessage({ id: 'workplace.health' })}>
      <Asked health={health} />
      <Statuses health={health} onOpen={onOpen} />
      <li className={styles['row']}>
        {last === null ? (
          intl.formatMessage({ id: 'workplace.health.never' })
        ) : (
          <time dateTime={last} title={formatInstant(intl, last)}>
            {intl.formatMessage({ id: 'workplace.health.last' }, { ago: agoText(intl, last, now) })}
          </time>
        )}
        {runsHref !== null && <Link to={runsHref}>{intl.formatMessage({ id: 'workplace.health.runs' })}</Link>}
      </li>
      {silent.length > 0 && (
        <li className={`${styles['row'] ?? ''} ${styles['warning'] ?? ''}`}>
          {intl.formatMessage(
            { id: 'workplace.health.platforms' },
            { names: intl.formatList(silent.map(({ name }) => name)) },
          )}
        </li>
      )}
    </ul>
  );
}
