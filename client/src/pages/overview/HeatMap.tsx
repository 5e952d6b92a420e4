import { useIntl } from 'react-intl';
import type { FilterQuery } from '../../api/filterQuery.ts';
import type { Measure } from '../../api/measureSchemas.ts';
import type { NamedRef } from '../../api/namedRefSchemas.ts';
import type { Overview } from '../../api/overviewSchemas.ts';
import type { AnswerSelection } from '../../components/answers/answerSearch.ts';
import type { ChartTheme } from '../../components/chart/chartTheme.ts';
import { niceTicks } from '../../components/chart/niceTicks.ts';
import { useChartTheme } from '../../components/chart/useChartTheme.ts';
import { formatInterval, formatPercent } from '../../components/figures/formats.ts';
import { heatColors, thinHeatColor } from '../../components/figures/heatScale.ts';
import { Panel } from '../../components/figures/Panel.tsx';
import { VisuallyHidden } from '../../components/figures/VisuallyHidden.tsx';
import { isThin } from '../../lib/thinData.ts';
import styles from './HeatMap.module.scss';

interface HeatMapProps {
  readonly overview: Overview;
  /** Platforms and topics that the filters leave out have no row and no column. */
  readonly filters: FilterQuery;
  readonly ownId: string;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

interface HeatCellProps {
  readonly platform: NamedRef;
  readonly topic: NamedRef;
  readonly measure: Measure | null;
  /** End of the scale of colours. */
  readonly end: number;
  readonly theme: ChartTheme;
  readonly onOpen: () => void;
}

function HeatCell({ platform, topic, measure, end, theme, onOpen }: HeatCellProps) {
  const intl = useIntl();
  if (measure === null) {
    const why = intl.formatMessage({ id: 'overview.heat.none' }, { platform: platform.name, topic: topic.name });
    return (
      <span className={styles['none']} role="img" aria-label={why} title={why}>
        –
      </span>
    );
  }
  const thin = isThin(measure);
  const share = measure.value / end;
  const colors = thin ? null : heatColors(share, theme.surface, theme.accent);
  const ground = thin ? thinHeatColor(share, theme.surface, theme.accent) : null;
  const about = intl.formatMessage(
    { id: thin ? 'overview.heat.thinCell' : 'overview.heat.cell' },
    {
      platform: platform.name,
      topic: topic.name,
      value: formatPercent(intl, measure.value),
      interval: formatInterval(intl, 'visibility', measure.low, measure.high),
      n: intl.formatNumber(measure.n),
      k: intl.formatNumber(measure.k),
    },
  );
  return (
    <button
      type="button"
      className={`${styles['cell'] ?? ''} ${thin ? (styles['thin'] ?? '') : ''}`}
      {...(colors === null ? {} : { style: { backgroundColor: colors.background, color: colors.ink } })}
      {...(ground === null ? {} : { style: { backgroundColor: ground } })}
      aria-label={about}
      title={about}
      onClick={onOpen}
    >
      <span>{formatPercent(intl, measure.value, 0)}</span>
    </button>
  );
}

const chosen = (list: readonly NamedRef[], ids: readonly string[]): readonly NamedRef[] =>
  ids.length === 0 ? list : list.filter(({ id }) => ids.includes(id));

const SCALE_STEPS = [0, 0.25, 0.5, 0.75, 1] as const;

interface HeatLegendProps {
  readonly end: number;
  readonly theme: ChartTheme;
  /** Some cell has enough answers to be coloured. */
  readonly scaled: boolean;
}

function HeatLegend({ end, theme, scaled }: HeatLegendProps) {
  const intl = useIntl();
  return (
    <div className={styles['legend']}>
      {scaled && (
        <span className={styles['scale']}>
          {formatPercent(intl, 0, 0)}
          {SCALE_STEPS.map((step) => (
            <i key={step} style={{ backgroundColor: heatColors(step, theme.surface, theme.accent)?.background }} />
          ))}
          {formatPercent(intl, end, 0)}
        </span>
      )}
      <span>
        <span className={`${styles['swatch'] ?? ''} ${styles['thin'] ?? ''}`} aria-hidden="true" />
        {intl.formatMessage({ id: 'figures.thin' })}
      </span>
    </div>
  );
}

/** Visibility of our own brand by platform and topic: one hue, thin cells hatched, a dash where nothing was asked. */
export function HeatMap({ overview, filters, ownId, className, onOpen }: HeatMapProps) {
  const intl = useIntl();
  const theme = useChartTheme();
  const { heatmap } = overview;
  const platforms = chosen(overview.platforms, filters.platform_ids);
  const topics = chosen(overview.topics, filters.topic_ids);
  const cells = new Map(heatmap.map((cell) => [JSON.stringify([cell.platform_id, cell.topic_id]), cell.measure]));
  const solid = heatmap.flatMap(({ measure }) => (measure === null || isThin(measure) ? [] : [measure.value]));
  // A map of thin cells only is scaled by them: their hatching says how far to trust it.
  const scaled = solid.length > 0 ? solid : heatmap.flatMap(({ measure }) => (measure === null ? [] : [measure.value]));
  const end = niceTicks(Math.max(...scaled, 0)).at(-1) ?? 1;
  return (
    <Panel
      className={className}
      title={intl.formatMessage({ id: 'overview.heat' })}
      subtitle={intl.formatMessage({ id: 'overview.heat.about' })}
    >
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{intl.formatMessage({ id: 'overview.heat' })}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles['corner']}>
                <VisuallyHidden>{intl.formatMessage({ id: 'filters.platforms' })}</VisuallyHidden>
              </th>
              {topics.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {platforms.map((platform) => (
              <tr key={platform.id}>
                <th scope="row">{platform.name}</th>
                {topics.map((topic) => (
                  <td key={topic.id}>
                    <HeatCell
                      platform={platform}
                      topic={topic}
                      measure={cells.get(JSON.stringify([platform.id, topic.id])) ?? null}
                      end={end}
                      theme={theme}
                      onOpen={() => {
                        onOpen({ brand_id: ownId, mention: 'named', platform_id: platform.id, topic_id: topic.id });
                      }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <HeatLegend end={end} theme={theme} scaled={solid.length > 0} />
    </Panel>
  );
}
