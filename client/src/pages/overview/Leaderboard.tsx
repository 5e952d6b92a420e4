import { useIntl } from 'react-intl';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { BrandRef, Leader } from '#client/api/reportSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatTick } from '#client/components/chart/axes/axisLabels.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { brandClass } from '#client/components/figures/brandColor.ts';
import { ChangeText } from '#client/components/figures/ChangeText.tsx';
import { formatInterval, percentParts } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { bracketPart } from '#client/components/figures/tieBracket.ts';
import type { BracketPart } from '#client/components/figures/tieBracket.ts';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { joinTexts } from '#client/lib/stripBidi.ts';
import styles from './Leaderboard.module.scss';

interface LeaderboardProps {
  readonly overview: Overview;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface LeaderRowProps {
  readonly leader: Leader;
  readonly brand: BrandRef | undefined;
  readonly bracket: BracketPart;
  /** End of the shared axis, which starts at 0. */
  readonly end: number;
  readonly onOpen: () => void;
}

function LeaderRow({ leader, brand, bracket, end, onOpen }: LeaderRowProps) {
  const intl = useIntl();
  const { value, low, high, n } = leader.visibility;
  const { digits, unit } = percentParts(intl, value);
  const place = (point: number): string => `${String(Math.min(100, (point / end) * 100))}%`;
  const interval = formatInterval(intl, 'visibility', low, high);
  const tied = bracket === 'none' ? '' : `${styles['tied'] ?? ''} ${styles[bracket] ?? ''}`;
  const name = brand?.name ?? leader.brand_id;
  const about = intl.formatMessage({ id: 'overview.leaders.about' }, { interval, n: intl.formatNumber(n) });
  return (
    <li className={`${styles['row'] ?? ''} ${brandClass(brand)} ${brand?.own === true ? (styles['own'] ?? '') : ''}`}>
      <span className={`${styles['rank'] ?? ''} ${tied}`}>
        <span>{leader.rank}</span>
        {leader.tied && <VisuallyHidden>{intl.formatMessage({ id: 'overview.leaders.tied' })}</VisuallyHidden>}
      </span>
      <button type="button" className={styles['name']} title={joinTexts([name, about], ' · ')} onClick={onOpen}>
        {name}
      </button>
      {leader.change === null ? <span /> : <ChangeText measureId="visibility" change={leader.change} />}
      <span className={styles['value']}>
        {digits}
        <span className={styles['unit']}>{unit}</span>
      </span>
      <span className={styles['whisker']} role="img" aria-label={about} title={about}>
        <span className={styles['line']} style={{ left: place(low), width: place(high - low) }} />
        <span className={styles['dot']} style={{ left: place(value) }} />
      </span>
    </li>
  );
}

/** Brands by visibility, with intervals on a shared axis; brands without a significant difference share a rank. */
export function Leaderboard({ overview, className, onOpen }: LeaderboardProps) {
  const intl = useIntl();
  const { leaderboard, brands } = overview;
  const end = niceTicks(Math.max(...leaderboard.map(({ visibility }) => visibility.high), 0)).at(-1) ?? 1;
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'overview.leaders' })}
      subtitle={intl.formatMessage(
        { id: 'overview.leaders.scale' },
        { end: formatTick(intl, end), ties: leaderboard.some(({ tied }) => tied) ? 'yes' : 'no' },
      )}
    >
      <ol className={styles['list']}>
        {leaderboard.map((leader, index) => (
          <LeaderRow
            key={leader.brand_id}
            leader={leader}
            brand={brands.find(({ id }) => id === leader.brand_id)}
            bracket={bracketPart(leaderboard, index)}
            end={end}
            onOpen={() => {
              onOpen({ brand_id: leader.brand_id, mention: 'named' });
            }}
          />
        ))}
      </ol>
    </Panel>
  );
}
