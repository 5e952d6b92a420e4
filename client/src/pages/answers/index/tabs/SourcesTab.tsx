import { Switch } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { sourceTypeSchema } from '#client/api/reportSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FileButton } from '#client/components/table/file/FileButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { useTableFile } from '#client/components/table/file/useTableFile.ts';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { NoRows } from './NoRows.tsx';
import { sourceColumns } from './sourceColumns.tsx';
import { sourcesQueryOf, useSourceTable } from './useSourceTable.ts';
import styles from './PromptsTab.module.scss';

/** Filters of the domains, stored in the address. */
function SourceFilters({ searchState, onMove }: Pick<IndexPartProps, 'searchState' | 'onMove'>) {
  const intl = useIntl();
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'answerIndex.sources.search' })}
        value={searchState.sourceQ}
        onChange={(sourceQ) => {
          onMove({ sourceQ }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'answerIndex.column.type' })}
        options={sourceTypeSchema.options}
        labelOf={(type) => intl.formatMessage({ id: `figures.sourceType.${type}` })}
        value={searchState.sourceType}
        onChange={(sourceType) => {
          onMove({ sourceType });
        }}
      />
      <Switch
        className={styles['switch'] ?? ''}
        checked={searchState.gap}
        label={intl.formatMessage({ id: 'answerIndex.sources.onlyGap' })}
        onChange={({ currentTarget }) => {
          onMove({ gap: currentTarget.checked });
        }}
      />
    </>
  );
}

/** The domains that answers of the scope cite. */
export const SourcesTab = observer(function SourcesTab({
  report,
  searchState,
  filters,
  onMove,
  onOpen,
}: IndexPartProps) {
  const intl = useIntl();
  const { brands } = report;
  const table = useSourceTable(sourcesQueryOf(filters, searchState));
  const file = useTableFile();
  const open = useLatest(onOpen);
  const columns = useMemo(() => sourceColumns({ intl, brands, onOpen: open }), [intl, brands, open]);
  const isNarrowed = searchState.sourceQ !== '' || searchState.sourceType !== null || searchState.gap;
  const first = useEmptyColumns(columns, {
    list: isNarrowed ? undefined : table.query.data?.list,
    sortedBy: searchState.sourceSort.key,
  });
  const chosen = useColumnChoice('answerIndex.sources', first.columns);
  const title = intl.formatMessage({ id: 'answerIndex.tab.sources' });
  const notCaptured = table.query.data?.answers_not_captured ?? 0;
  const end = (
    <>
      <span className={styles['count']} role="status">
        {/* The number is unknown while loading, which differs from zero. */}
        {table.query.data !== undefined &&
          intl.formatMessage(
            { id: 'answerIndex.sources.count' },
            { count: table.rowCount, shown: formatCount(intl, table.rowCount) },
          )}
      </span>
      <ColumnPicker columns={first.columns} choice={chosen.choice} />
      <FileButton
        state={file.state}
        rowCount={table.rowCount}
        onStart={() => {
          const { sourceQ, sourceType, gap } = searchState;
          const narrowed = narrowedBy(intl, [
            [intl.formatMessage({ id: 'charts.file.search' }), sourceQ],
            [
              intl.formatMessage({ id: 'answerIndex.column.type' }),
              sourceType && intl.formatMessage({ id: `figures.sourceType.${sourceType}` }),
            ],
            [title, gap ? intl.formatMessage({ id: 'answerIndex.sources.onlyGap' }) : null],
          ]);
          file.start({ name: title, columns: chosen.shown, load: table.load, narrowed });
        }}
        onCancel={file.cancel}
      />
    </>
  );
  return (
    <>
      <TableTools end={end}>
        <SourceFilters searchState={searchState} onMove={onMove} />
      </TableTools>
      <LoadPanel query={table.query} what={title} skeleton={<RowsSkeleton />}>
        {() => (
          <DataTable
            label={title}
            columns={chosen.shown}
            rowCount={table.rowCount}
            rowAt={table.rowAt}
            getRowId={({ domain }) => domain}
            onRangeChange={table.handleRange}
            sort={searchState.sourceSort}
            onSort={(key, order) => {
              onMove({ sourceSort: { key, order } });
            }}
            rowHref={({ domain }) => paths.subdomainDetails.href({ domain, breadcrumb: domain })}
            widths={chosen.widths}
            onWidthsChange={chosen.onWidthsChange}
            refreshing={table.query.isFetching}
            viewKey={table.list}
            empty={
              searchState.sourceQ === '' && searchState.sourceType === null && !searchState.gap ? (
                <NoRows title={intl.formatMessage({ id: 'answerIndex.sources.noDomains' })} />
              ) : (
                <NoRows
                  title={intl.formatMessage({ id: 'answerIndex.sources.none' })}
                  onReset={() => {
                    onMove({ sourceQ: '', sourceType: null, gap: false });
                  }}
                />
              )
            }
          />
        )}
      </LoadPanel>
      <EmptyColumnsNote hidden={first.hidden} choice={chosen.choice} />
      {notCaptured > 0 && (
        <p className={styles['note']}>
          {intl.formatMessage(
            { id: 'answerIndex.sources.notCaptured' },
            { count: notCaptured, answers: formatCount(intl, notCaptured) },
          )}
        </p>
      )}
    </>
  );
});
