import { useIntl } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { PageTabs } from '#client/components/ui/PageTabs.tsx';
import { DomainCharts } from './DomainCharts.tsx';
import { domainViews } from './domainSearch.ts';
import type { DomainSearch, DomainView } from './domainSearch.ts';
import { DomainTiles } from './DomainTiles.tsx';
import { GapPanel } from './GapPanel.tsx';
import { NotCited } from './NotCited.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import { ReplacedPanel } from './ReplacedPanel.tsx';
import type { DomainMove } from './useDomainPage.ts';
import styles from './DomainContent.module.scss';

interface DomainContentProps {
  readonly report: DomainDetail;
  readonly searchState: DomainSearch;
  readonly filters: Filters;
  readonly onMove: DomainMove;
  /** Opens the answers behind a figure. */
  readonly onOpen: (selection: AnswerSelection) => void;
}

function countOf(view: DomainView, { nodes, gap_prompts: gap, replaced }: DomainDetail): number {
  switch (view) {
    case 'pages':
      return nodes.filter(({ kind }) => kind === 'url').length;
    case 'gap':
      return gap.length;
    case 'replaced':
      return replaced.length;
  }
}

/** The layout of the domain page: share of citations, their topics and platforms, and the cited pages. */
export function DomainContent({ report, searchState, filters, onMove, onOpen }: DomainContentProps) {
  const intl = useIntl();
  const views = {
    pages: <PagesPanel report={report} searchState={searchState} onMove={onMove} onOpen={onOpen} />,
    gap: <GapPanel report={report} searchState={searchState} onMove={onMove} onOpen={onOpen} />,
    replaced: <ReplacedPanel report={report} />,
  } as const satisfies Record<DomainView, unknown>;
  return (
    <div className={styles['grid']}>
      <div className={styles['tiles']}>
        <DomainTiles report={report} onOpen={onOpen} />
      </div>
      {report.citations === 0 ? (
        <NotCited className={styles['wide']} report={report} filters={filters} />
      ) : (
        <DomainCharts report={report} onOpen={onOpen} />
      )}
      <div className={styles['wide']}>
        <PageTabs
          id="domain-views"
          tabs={domainViews}
          selected={searchState.view}
          titleOf={(view) =>
            intl.formatMessage(
              { id: `domainDetails.view.${view}` },
              { count: formatCount(intl, countOf(view, report)) },
            )
          }
          panelOf={(view) => views[view]}
          onSelect={(view) => {
            // Each list has its own search text.
            onMove({ view, q: '' });
          }}
        />
      </div>
    </div>
  );
}
