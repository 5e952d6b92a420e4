import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DomainDetail } from '../../../api/detailSchemas.ts';
import type { AnswerSelection } from '../../../components/answers/answerSearch.ts';
import { niceTicks } from '../../../components/chart/niceTicks.ts';
import { formatCount } from '../../../components/figures/formats.ts';
import { Panel } from '../../../components/figures/Panel.tsx';
import { ColumnPicker } from '../../../components/table/ColumnPicker.tsx';
import { CsvButton } from '../../../components/table/CsvButton.tsx';
import { useColumnChoice } from '../../../components/table/useColumnChoice.ts';
import { useLatest } from '../../../components/ui/useLatest.ts';
import type { DomainPlace } from './domainSearch.ts';
import { hasCourse } from './hasCourse.ts';
import { nodeSelection } from './nodeSelection.ts';
import styles from './PagesPanel.module.scss';
import { SearchBox } from '../../../components/filters/SearchBox.tsx';
import { SourceTree } from './SourceTree.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { treeColumns } from './treeColumns.tsx';
import { treeCsv } from './treeCsv.ts';
import { treeRows } from './treeRows.ts';
import type { DomainMove } from './useDomainPage.ts';

interface PagesPanelProps {
  readonly report: DomainDetail;
  readonly place: DomainPlace;
  readonly onMove: DomainMove;
  readonly onOpen: (selection: AnswerSelection) => void;
}

const withOrWithout = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The cited pages of the domain as a tree of hosts and folders. */
export function PagesPanel({ report, place, onMove, onOpen }: PagesPanelProps) {
  const intl = useIntl();
  const { nodes } = report;
  const rows = treeRows(nodes, place);
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
      subtitle={intl.formatMessage({ id: 'domainDetails.tree.about' })}
      actions={
        <>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton name={`${report.domain} ${title}`} file={() => treeCsv(intl, shown, nodes, place)} />
        </>
      }
    >
      <div className={styles['tools']}>
        <SearchBox
          label={intl.formatMessage({ id: 'domainDetails.tree.search' })}
          value={place.q}
          onChange={(q) => {
            onMove({ q, depth: 'auto', toggled: [] }, { replace: true });
          }}
        />
        {(hasCourse(report) || place.status !== null) && (
          <StatusFilter
            nodes={nodes}
            status={place.status}
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
          sort={place.sort}
          onSort={(sort) => {
            onMove({ sort });
          }}
          onToggle={(id) => {
            onMove({ toggled: withOrWithout(place.toggled, id) }, { replace: true });
          }}
          onOpen={(node) => {
            onOpen(nodeSelection(node));
          }}
          onMore={(id) => {
            onMove({ full: [...place.full, id] }, { replace: true });
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
