import { useIntl } from 'react-intl';
import type { IssuedReport, SectionOf } from '#client/api/schemas/issuedReportSchemas.ts';
import { TrendChart } from '../chart/trend/TrendChart.tsx';
import { trendDataOf } from '../chart/trend/trendDataOf.ts';
import { answersWithoutTopic } from '../figures/answersWithoutTopic.ts';
import { ChangeText } from '../figures/ChangeText.tsx';
import { formatCount } from '../figures/formats.ts';
import { MetricTiles } from '../figures/MetricTiles.tsx';
import { FigureText } from './FigureText.tsx';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import styles from './ReportDocument.module.scss';

interface OfReport {
  readonly report: IssuedReport;
}

/** The six measures of the own brand. */
export function TilesSection({ report, tiles }: OfReport & SectionOf<'tiles'>) {
  const intl = useIntl();
  const { brands, scope } = report;
  return (
    <ReportSection title={intl.formatMessage({ id: 'issued.section.tiles' })} whole>
      <MetricTiles className={styles['tiles']} tiles={tiles} brands={brands} scope={scope} />
    </ReportSection>
  );
}

/** Visibility over the days of the report. */
export function TrendSection({ report, trend, events }: OfReport & SectionOf<'trend'>) {
  const intl = useIntl();
  const { brands } = report;
  const lastOf = (id: string): number =>
    trend.series.find(({ brand_id: one }) => one === id)?.points.findLast((point) => point !== null)?.value ?? 0;
  const ranked = [...brands].sort((a, b) => lastOf(b.id) - lastOf(a.id)).map(({ id }) => id);
  const { scope, time_zone: zone, project_name: project } = report;
  const { start_time, end_time, previous_start_time, previous_end_time } = scope;
  const fileScope = { project, start_time, end_time, previous_start_time, previous_end_time, time_zone: zone };
  const data = trendDataOf({ brands, events, trend }, ranked, report.locale);
  return (
    <div className={styles['chart']}>
      <TrendChart title={intl.formatMessage({ id: 'issued.section.trend' })} data={data} of={fileScope} />
    </div>
  );
}

/** Brands by visibility; those whose difference is not significant share a rank. */
export function LeaderSection({ report, leaderboard }: OfReport & SectionOf<'leaderboard'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.leaderboard' });
  const nameOf = (id: string): string => report.brands.find((brand) => brand.id === id)?.name ?? id;
  const isOwn = (id: string): boolean => report.brands.some((brand) => brand.id === id && brand.own);
  const isTied = leaderboard.some(({ tied }) => tied);
  if (leaderboard.length === 0) {
    return (
      <ReportSection title={title}>
        <p>{intl.formatMessage({ id: 'figures.noData.visibility' })}</p>
      </ReportSection>
    );
  }
  return (
    <ReportSection title={title} note={isTied ? intl.formatMessage({ id: 'issued.leaders.note' }) : undefined}>
      <ReportTable
        label={title}
        columns={[
          { id: 'brand', head: intl.formatMessage({ id: 'issued.column.brand' }) },
          { id: 'rank', head: intl.formatMessage({ id: 'issued.column.rank' }), figure: true },
          { id: 'visibility', head: intl.formatMessage({ id: 'figures.measure.visibility' }), figure: true },
          { id: 'change', head: intl.formatMessage({ id: 'issued.column.change' }), figure: true },
          { id: 'share', head: intl.formatMessage({ id: 'figures.measure.share_of_voice' }), figure: true },
          { id: 'position', head: intl.formatMessage({ id: 'figures.measure.average_position' }), figure: true },
        ]}
        rows={leaderboard.map((leader) => ({
          id: leader.brand_id,
          cells: [
            isOwn(leader.brand_id) ? <strong>{nameOf(leader.brand_id)}</strong> : nameOf(leader.brand_id),
            intl.formatMessage({ id: leader.tied ? 'issued.rank.tied' : 'issued.rank' }, { rank: leader.rank }),
            <FigureText key="visibility" like="visibility" measure={leader.visibility} />,
            leader.change === null ? '–' : <ChangeText key="change" measureId="visibility" change={leader.change} />,
            <FigureText key="share" like="share_of_voice" measure={leader.share_of_voice} />,
            <FigureText key="position" like="average_position" measure={leader.average_position} />,
          ],
        }))}
      />
    </ReportSection>
  );
}

/** The topics of the project. */
export function TopicSection({ report, list, total }: OfReport & SectionOf<'topics'>) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'issued.section.topics' });
  const noDomain = report.brands.some((brand) => brand.own && brand.no_domain === true);
  const notSet = intl.formatMessage({ id: 'figures.notSet' });
  const without = answersWithoutTopic({ list, total, scope: report.scope });
  const left = { count: without, answers: formatCount(intl, without) };
  const note =
    list.length < total
      ? intl.formatMessage({ id: 'issued.topics.most' }, { shown: list.length, total })
      : without > 0 && list.length > 0
        ? intl.formatMessage({ id: 'figures.withoutTopic' }, left)
        : undefined;
  return (
    <ReportSection title={title} note={note}>
      {list.length === 0 ? (
        <p>{intl.formatMessage({ id: 'issued.topics.none' })}</p>
      ) : (
        <ReportTable
          label={title}
          columns={[
            { id: 'topic', head: intl.formatMessage({ id: 'issued.column.topic' }) },
            { id: 'answers', head: intl.formatMessage({ id: 'issued.column.answers' }), figure: true },
            { id: 'visibility', head: intl.formatMessage({ id: 'figures.measure.visibility' }), figure: true },
            { id: 'change', head: intl.formatMessage({ id: 'issued.column.change' }), figure: true },
            { id: 'share', head: intl.formatMessage({ id: 'figures.measure.share_of_voice' }), figure: true },
            { id: 'citation', head: intl.formatMessage({ id: 'figures.measure.citation_rate' }), figure: true },
          ]}
          rows={list.map((topic) => ({
            id: topic.topic_id,
            cells: [
              topic.name,
              formatCount(intl, topic.answers),
              <FigureText key="visibility" like="visibility" measure={topic.visibility} />,
              topic.change === null ? '–' : <ChangeText key="change" measureId="visibility" change={topic.change} />,
              <FigureText key="share" like="share_of_voice" measure={topic.share_of_voice} />,
              <FigureText
                key="citation"
                like="citation_rate"
                measure={topic.citation_rate}
                {...(noDomain ? { none: notSet } : {})}
              />,
            ],
          }))}
        />
      )}
    </ReportSection>
  );
}
