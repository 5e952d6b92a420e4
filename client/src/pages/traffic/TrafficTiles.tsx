import { useIntl } from 'react-intl';
import type { Traffic } from '#client/api/trafficSchemas.ts';
import { CountTile } from '#client/components/figures/CountTile.tsx';
import { formatCount, formatPercent } from '#client/components/figures/formats.ts';

interface TrafficTilesProps {
  readonly report: Traffic;
  /** No log covers any day of the window. */
  readonly isUnknown: boolean;
}

/** The totals of the window, each with that of the previous period. They are complete counts, so they have no interval. */
export function TrafficTiles({ report, isUnknown }: TrafficTilesProps) {
  const intl = useIntl();
  const { totals, previous, funnel, uncovered_days: missing } = report;
  const count = (value: number): string => formatCount(intl, value);
  const before = (value: number | undefined): string =>
    value === undefined
      ? intl.formatMessage({ id: 'traffic.noPrevious' })
      : intl.formatMessage({ id: missing > 0 ? 'traffic.previousDays' : 'traffic.previous' }, { count: count(value) });
  const errors = totals.hit_errors + totals.visit_errors;
  // Failed visits are not included in `visits`.
  const asked = totals.hits + totals.visits + totals.visit_errors;
  const share = asked === 0 ? 0 : errors / asked;
  if (isUnknown) {
    return (['hits', 'visits', 'errors', 'pages'] as const).map((id) => (
      <CountTile
        key={id}
        name={intl.formatMessage({ id: `traffic.tile.${id}` })}
        value="–"
        notes={[intl.formatMessage({ id: 'traffic.noLog' })]}
      />
    ));
  }
  return (
    <>
      <CountTile
        name={intl.formatMessage({ id: 'traffic.tile.hits' })}
        value={count(totals.hits)}
        notes={[intl.formatMessage({ id: 'traffic.tile.hits.of' }, { count: totals.crawlers }), before(previous?.hits)]}
      />
      <CountTile
        name={intl.formatMessage({ id: 'traffic.tile.visits' })}
        value={count(totals.visits)}
        notes={[
          intl.formatMessage({ id: 'traffic.tile.visits.of' }, { count: totals.engines }),
          before(previous?.visits),
        ]}
      />
      <CountTile
        name={intl.formatMessage({ id: 'traffic.tile.errors' })}
        value={count(errors)}
        notes={[
          intl.formatMessage({ id: 'traffic.tile.errors.of' }, { share: formatPercent(intl, share) }),
          before(previous === null ? undefined : previous.hit_errors + previous.visit_errors),
        ]}
      />
      <CountTile
        name={intl.formatMessage({ id: 'traffic.tile.pages' })}
        value={count(funnel.crawled.all)}
        notes={[
          intl.formatMessage({ id: 'traffic.tile.pages.of' }, { cited: funnel.cited.all, visited: funnel.visited.all }),
        ]}
      />
    </>
  );
}
