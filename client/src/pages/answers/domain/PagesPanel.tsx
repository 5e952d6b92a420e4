import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import type { DomainSearch } from './domainSearch.ts';
import { hasCourse } from './hasCourse.ts';
import { nodeSelection } from './nodeSelection.ts';
import { SourceTree } from './SourceTree.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { treeColumns } from './treeColumns.tsx';
import { treeCsv } from './treeCsv.ts';
import { treeRows } from './treeRows.ts';
import type { DomainMove } from './useDomainPage.ts';
import styles from './PagesPanel.module.scss';

interface PagesPanelProps {
  readonly report: DomainDetail;
  readonly searchState: DomainSearch;
  readonly onMove: DomainMove;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const withOrWithout = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The cited pages of the domain as a tree of hosts and folders. */
export function PagesPanel({ report, searchState, onMove, onOpen }: PagesPanelProps) {
  const intl = useIntl();
  const { nodes } = report;
  const rows = treeRows(nodes, searchState);
  const open = useLatest(onOpen);
  const columns = useMemo(() => {
    const end = niceTicks(Math.max(0, ...report.nodes.map(({ answer_rate: rate }) => rate?.high ?? 0))).at(-1) ?? 1;
    return treeColumns({ intl, report, end, onOpen: open });
  }, [intl, report, open]);
  const { shown, choice } = useColumnChoice('domain.pages', columns);
  const title = intl.formatMessage({ id: 'domainDetails.tree' });
  return (
    <Panel
      title={title}
      subtitle={intl.formatMessage({ id: 'domainDetails.tree.about' }, onScreen)}
      actions={
        <>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton name={`${title} ${report.domain}`} file={() => treeCsv(intl, shown, nodes, searchState)} />
        </>
      }
    >
      <div className={styles['tools']}>
        <SearchBox
          label={intl.formatMessage({ id: 'domainDetails.tree.search' })}
          value={searchState.q}
          onChange={(q) => {
            onMove({ q, depth: 'auto', toggled: [] }, { replace: true });
          }}
        />
        {(hasCourse(report) || searchState.status !== null) && (
          <StatusFilter
            nodes={nodes}
            status={searchState.status}
            onChange={(status) => {
              onMove({ status, depth: 'auto', toggled: [] });
            }}
          />
        )}
        <span className={styles['depth']}>
          {(['all', 'none'] as const).map((depth) => (
            <Button
              key={depth}
              size="small"
              variant="minimal"
              onClick={() => {
                onMove({ depth, toggled: [] }, { replace: true });
              }}
            >
              {intl.formatMessage({ id: `domainDetails.tree.depth.${depth}` })}
            </Button>
          ))}
        </span>
      </div>
      {rows.length === 0 ? (
        <p className={styles['none']}>
          {intl.formatMessage({ id: nodes.length === 0 ? 'domainDetails.tree.none' : 'domainDetails.tree.noMatch' })}
        </p>
      ) : (
        <SourceTree
          label={title}
          rows={rows}
          columns={shown}
          sort={searchState.sort}
          onSort={(sort) => {
            onMove({ sort });
          }}
          onToggle={(id) => {
            onMove({ toggled: withOrWithout(searchState.toggled, id) }, { replace: true });
          }}
          onOpen={(node) => {
            onOpen(nodeSelection(node));
          }}
          onMore={(id) => {
            onMove({ full: [...searchState.full, id] }, { replace: true });
          }}
        />
      )}
      <p className={styles['legend']}>
        {intl.formatMessage(
          { id: 'domainDetails.tree.legend' },
          { citing: formatCount(intl, report.answer_rate?.denominator ?? 0) },
        )}
      </p>
    </Panel>
  );
}
