import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { formatTick } from '#client/components/chart/axes/axisLabels.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { isThin } from '#client/lib/thinData.ts';
import type { DetailPartProps } from './useInsightDetailPage.ts';
import styles from './StageCurve.module.scss';

type StagePoint = UserInsightDetail['stages'][number];

/** Height of the SVG in its own units; the columns share the card's width. */
const HEIGHT = 120;

/** A path through the points with a value; x in eighths of the width, because column centres lie there. */
function pathOf(values: readonly (Measure | null)[], end: number): string {
  const points = values.flatMap((measure, index) =>
    measure === null ? [] : [`${String(2 * index + 1)} ${String(HEIGHT * (1 - measure.value / end))}`],
  );
  return points.length < 2 ? '' : `M${points.join('L')}`;
}

function wordsOf(
  intl: IntlShape,
  { stage, here, rest, leader_id: leader }: StagePoint,
  report: UserInsightDetail,
): string {
  const name = intl.formatMessage({ id: `answers.stage.${stage}` });
  const leaderName = report.brands.find(({ id }) => id === leader)?.name;
  if (here === null) return intl.formatMessage({ id: 'reportDetails.stages.none' }, { stage: name });
  return intl.formatMessage(
    { id: 'reportDetails.stages.point' },
    {
      stage: name,
      value: formatPercent(intl, here.value),
      interval: formatInterval(intl, 'visibility', here.low, here.high),
      n: intl.formatNumber(here.n),
      rest: rest === null ? '–' : formatPercent(intl, rest.value),
      lead: leaderName === undefined ? 'none' : 'one',
      leader: leaderName,
    },
  );
}

interface StageColumnProps {
  readonly point: StagePoint;
  readonly end: number;
  readonly label: string;
  readonly leader: string | undefined;
  readonly onOpen: () => void;
}

function StageColumn({ point, end, label, leader, onOpen }: StageColumnProps) {
  const intl = useIntl();
  const { stage, here, rest, prompts } = point;
  const place = (value: number): string => `${(value / end) * 100}%`;
  const thin = here !== null && isThin(here);
  return (
    <li className={styles['column']}>
      <span className={`${styles['axis'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`} aria-hidden="true">
        {here !== null && (
          <>
            <span className={styles['band']} style={{ bottom: place(here.low), height: place(here.high - here.low) }} />
            <span className={styles['dot']} style={{ bottom: place(here.value) }} />
          </>
        )}
        {rest !== null && <span className={styles['rest']} style={{ bottom: place(rest.value) }} />}
      </span>
      <span className={styles['stage']}>{intl.formatMessage({ id: `answers.stage.${stage}` })}</span>
      {here === null ? (
        <span className={styles['none']} role="img" aria-label={label} title={label}>
          –
        </span>
      ) : (
        <button type="button" className={styles['value']} title={label} onClick={onOpen}>
          {formatPercent(intl, here.value, 0)}
        </button>
      )}
      <span className={styles['note']}>{intl.formatMessage({ id: 'insights.prompts.count' }, { count: prompts })}</span>
      {leader !== undefined && (
        <span className={`${styles['note'] ?? ''} ${styles['leader'] ?? ''}`} title={leader}>
          {leader}
        </span>
      )}
    </li>
  );
}

/** Visibility of the own brand over the stages, of this group and of all other prompts. */
export function StageCurve({ report, className, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const { stages, brands } = report;
  const ownId = ownBrandId(brands);
  const highest = Math.max(0, ...stages.flatMap(({ here, rest }) => [here?.high ?? 0, rest?.value ?? 0]));
  const end = niceTicks(highest).at(-1) ?? 1;
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'reportDetails.stages' })}
      subtitle={intl.formatMessage({ id: 'reportDetails.stages.about' }, { end: formatTick(intl, end) })}
    >
      <div className={styles['curve']}>
        <svg
          className={styles['lines']}
          viewBox={`0 0 8 ${String(HEIGHT)}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path
            className={styles['restLine']}
            d={pathOf(
              stages.map(({ rest }) => rest),
              end,
            )}
          />
          <path
            className={styles['line']}
            d={pathOf(
              stages.map(({ here }) => here),
              end,
            )}
          />
        </svg>
        <ol className={styles['columns']}>
          {stages.map((point) => (
            <StageColumn
              key={point.stage}
              point={point}
              end={end}
              label={wordsOf(intl, point, report)}
              leader={brands.find(({ id }) => id === point.leader_id)?.name}
              onOpen={() => {
                onOpen({ brand_id: ownId, mention: 'named', stage: point.stage });
              }}
            />
          ))}
        </ol>
      </div>
    </Panel>
  );
}
