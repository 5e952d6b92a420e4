import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { TRAFFIC_GAPS } from '#client/api/trafficSchemas.ts';
import type { Traffic, TrafficPage } from '#client/api/trafficSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FileButton } from '#client/components/table/file/FileButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { useTableFile } from '#client/components/table/file/useTableFile.ts';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { onScreen } from '#client/components/ui/onScreen.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { FolderCrumbs } from './FolderCrumbs.tsx';
import { pageColumns } from './pageColumns.tsx';
import { pageViews } from './trafficSearch.ts';
import type { TrafficSearch } from './trafficSearch.ts';
import type { TrafficMove, TrafficPageModel } from './useTrafficPage.ts';
import { useTrafficPages } from './useTrafficPages.ts';
import styles from './TrafficTable.module.scss';

interface PagesPanelProps {
  readonly report: Traffic;
  readonly page: TrafficPageModel;
}

/** Filters of the pages, stored in the address. */
function PageFilters({ searchState, onMove }: { readonly searchState: TrafficSearch; readonly onMove: TrafficMove }) {
  const intl = useIntl();
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'traffic.pages.search' })}
        value={searchState.q}
        onChange={(q) => {
          onMove({ q }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'traffic.pages.gap' })}
        all={intl.formatMessage({ id: 'traffic.pages.all' })}
        options={TRAFFIC_GAPS}
        labelOf={(gap) => intl.formatMessage({ id: `traffic.gap.${gap}` })}
        value={searchState.gap}
        onChange={(gap) => {
          onMove({ gap });
        }}
      />
    </>
  );
}

/** By page or by folder: crawler requests, citing and mentioning answers, visits. */
export const PagesPanel = observer(function PagesPanel({ report, page }: PagesPanelProps) {
  const intl = useIntl();
  const { searchState, query, drawer, updateSearch } = page;
  const pages = useTrafficPages(query, searchState);
  const file = useTableFile();
  const open = useLatest(drawer.open);
  const ownBrandId = report.own_brand_id;
  const folder = searchState.view === 'folders' ? searchState.folder : null;
  const columns = useMemo(
    () => pageColumns({ intl, ownBrandId, folder, onOpen: open }),
    [intl, ownBrandId, folder, open],
  );
  const title = intl.formatMessage({ id: 'traffic.pages' });
  const inFolders = folder !== null;
  const openRow = ({ kind, url }: TrafficPage): void => {
    if (kind === 'folder') updateSearch({ folder: url });
    else drawer.open({ url });
  };
  const end = (
    <>
      <span className={styles['count']} role="status">
        {intl.formatMessage(
          { id: 'traffic.pages.count' },
          { count: pages.rowCount, shown: formatCount(intl, pages.rowCount) },
        )}
      </span>
      <FileButton
        state={file.state}
        rowCount={pages.rowCount}
        onStart={() => {
          const { q, gap } = searchState;
          const narrowed = narrowedBy(intl, [
            [intl.formatMessage({ id: 'traffic.view.folders' }), folder],
            [intl.formatMessage({ id: 'charts.file.search' }), inFolders ? null : q],
            [
              intl.formatMessage({ id: 'traffic.pages.gap' }),
              inFolders ? null : gap && intl.formatMessage({ id: `traffic.gap.${gap}` }),
            ],
          ]);
          file.start({ name: title, columns, load: pages.load, narrowed });
        }}
        onCancel={file.cancel}
      />
    </>
  );
  return (
    <Panel title={title} subtitle={intl.formatMessage({ id: 'traffic.pages.about' }, onScreen)}>
      <TableTools end={end}>
        <div role="group" aria-label={intl.formatMessage({ id: 'traffic.pages.view' })}>
          {pageViews.map((view) => (
            <Button
              key={view}
              variant="minimal"
              active={view === searchState.view}
              aria-pressed={view === searchState.view}
              onClick={() => {
                updateSearch({ view });
              }}
            >
              {intl.formatMessage({ id: `traffic.view.${view}` })}
            </Button>
          ))}
        </div>
        {inFolders ? (
          <FolderCrumbs folder={folder} onMove={updateSearch} />
        ) : (
          <PageFilters searchState={searchState} onMove={updateSearch} />
        )}
      </TableTools>
      <LoadPanel query={pages.query} what={intl.formatMessage({ id: 'traffic.pages.list' })} skeleton={<div />}>
        {() => (
          <DataTable
            label={title}
            columns={columns}
            rowCount={pages.rowCount}
            rowAt={pages.rowAt}
            getRowId={({ url }) => url}
            onRangeChange={pages.handleRange}
            sort={searchState.sort}
            onSort={(key, order) => {
              updateSearch({ sort: { key, order } });
            }}
            {...(inFolders ? { onRowOpen: openRow } : {})}
            refreshing={pages.query.isFetching}
            viewKey={pages.list}
            empty={<p className={styles['none']}>{intl.formatMessage({ id: 'traffic.pages.none' })}</p>}
          />
        )}
      </LoadPanel>
    </Panel>
  );
});
