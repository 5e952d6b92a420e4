import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import type { Measure } from '#client/api/measureSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { Overview } from '#client/api/overviewSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { useChartTheme } from '#client/components/chart/useChartTheme.ts';
import { formatInterval, formatPercent } from '#client/components/figures/formats.ts';
import { HeatCell } from '#client/components/figures/HeatCell.tsx';
import { heatEnd } from '#client/components/figures/heatEnd.ts';
import { HeatLegend } from '#client/components/figures/HeatLegend.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ShowAll } from '#client/components/figures/ShowAll.tsx';
import { useFirstRows } from '#client/components/figures/useFirstRows.ts';
import { VisuallyHidden } from '#client/components/figures/VisuallyHidden.tsx';
import { MayEdit } from '#client/components/permission/MayEdit.tsx';
import { ScrollBox } from '#client/components/table/ScrollBox.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { SentenceGap } from '#client/components/ui/SentenceGap.tsx';
import { paths } from '#client/lib/paths.ts';
import { isThin } from '#client/lib/thinData.ts';
import styles from './HeatMap.module.scss';

interface HeatMapProps {
  readonly overview: Overview;
  /** Platforms and topics excluded by these filters have no row or column. */
  readonly filters: FilterQuery;
  readonly ownId: string;
  readonly className?: string | undefined;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const chosen = (list: readonly NamedRef[], ids: readonly string[]): readonly NamedRef[] =>
  ids.length === 0 ? list : list.filter(({ id }) => ids.includes(id));

/** Above this number of topics the server sends only some cells; below it, a missing cell means the topic was not asked. */
const MANY_TOPICS = 100;

/** Rows shown first. */
const FIRST_PLATFORMS = 20;

function withCells(topics: readonly NamedRef[], heatmap: Overview['heatmap']): readonly NamedRef[] {
  if (topics.length <= MANY_TOPICS) return topics;
  const sent = new Set(heatmap.map(({ topic_id: id }) => id));
  return topics.filter(({ id }) => sent.has(id));
}

/** Accessible text of a cell. */
function wordsOf(intl: IntlShape, platform: NamedRef, topic: NamedRef, measure: Measure | null): string {
  const place = { platform: platform.name, topic: topic.name };
  if (measure === null) return intl.formatMessage({ id: 'overview.heat.none' }, place);
  return intl.formatMessage(
    { id: isThin(measure) ? 'overview.heat.thinCell' : 'overview.heat.cell' },
    {
      ...place,
      value: formatPercent(intl, measure.value),
      interval: formatInterval(intl, 'visibility', measure.low, measure.high),
      n: intl.formatNumber(measure.n),
      k: intl.formatNumber(measure.k),
    },
  );
}

/** Visibility of the own brand by platform and topic: one hue, thin cells hatched, a dash where nothing was asked. */
export function HeatMap({ overview, filters, ownId, className, onOpen }: HeatMapProps) {
  const intl = useIntl();
  const theme = useChartTheme();
  const { heatmap } = overview;
  const platforms = chosen(overview.platforms, filters.platform_ids);
  const { shown, more } = useFirstRows(platforms, FIRST_PLATFORMS);
  const asked = chosen(overview.topics, filters.topic_ids);
  const topics = withCells(asked, heatmap);
  const title = intl.formatMessage({ id: 'overview.heat' });
  if (asked.length === 0) {
    return (
      <Panel className={className} title={title}>
        <p className={styles['none']}>
          {intl.formatMessage({ id: 'overview.heat.noTopics' })}
          <SentenceGap />
          <MayEdit>
            <Link to={paths.prompt.href()}>{intl.formatMessage({ id: 'overview.heat.setTopics' })}</Link>
          </MayEdit>
        </p>
      </Panel>
    );
  }
  const cells = new Map(heatmap.map((cell) => [JSON.stringify([cell.platform_id, cell.topic_id]), cell.measure]));
  const { end, scaled } = heatEnd(heatmap.map(({ measure }) => measure));
  const cellOf = (platform: NamedRef, topic: NamedRef) => {
    const measure = cells.get(JSON.stringify([platform.id, topic.id])) ?? null;
    return (
      <HeatCell
        measure={measure}
        end={end}
        theme={theme}
        label={wordsOf(intl, platform, topic, measure)}
        onOpen={() => {
          onOpen({ brand_id: ownId, mention: 'named', platform_id: platform.id, topic_id: topic.id });
        }}
      />
    );
  };
  return (
    <Panel
      className={className}
      title={title}
      subtitle={
        topics.length < asked.length
          ? intl.formatMessage({ id: 'overview.heat.most' }, { count: topics.length, all: asked.length })
          : intl.formatMessage({ id: 'overview.heat.about' }, onScreen)
      }
    >
      <ScrollBox label={title}>
        <table className={styles['table']}>
          <caption>
            <VisuallyHidden>{title}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles['corner']}>
                <VisuallyHidden>{intl.formatMessage({ id: 'filters.platforms' })}</VisuallyHidden>
              </th>
              {topics.map(({ id, name }) => (
                <th key={id} scope="col" style={{ width: `${85 / topics.length}%` }}>
                  <span className={styles['topic']} title={name}>
                    {name}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((platform) => (
              <tr key={platform.id}>
                <th scope="row">{platform.name}</th>
                {topics.map((topic) => (
                  <td key={topic.id}>{cellOf(platform, topic)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {more && <ShowAll {...more} />}
      <HeatLegend end={end} theme={theme} scaled={scaled} />
    </Panel>
  );
}
