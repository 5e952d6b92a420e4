import { Button, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { intentSchema, promptStatusSchema } from '#client/api/promptSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { DomainNotSet } from '#client/components/figures/DomainNotSet.tsx';
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
import { ViewsMenu } from '#client/components/views/ViewsMenu.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { MIN_ANSWERS } from '#client/lib/thinData.ts';
import { promptsSearch } from '../answerIndexSearch.ts';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { comparesNothing } from './comparesNothing.ts';
import { NoRows } from './NoRows.tsx';
import { promptColumns } from './promptColumns.tsx';
import { promptsQueryOf } from './promptsQuery.ts';
import { builtInPromptViews, promptViewName } from './promptViews.ts';
import { usePromptTable } from './usePromptTable.ts';
import styles from './PromptsTab.module.scss';

/** Views that cannot be evaluated without an own domain. */
const CITING_VIEWS: ReadonlySet<string> = new Set(['cited_not_named', 'named_not_cited']);
const TABLE_ID = 'answerIndex.prompts';

/** Filters of the prompts, stored in the address. */
function PromptFilters({ searchState, report: { brands }, onMove }: IndexPartProps) {
  const intl = useIntl();
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'answerIndex.prompts.search' })}
        value={searchState.promptQ}
        onChange={(promptQ) => {
          onMove({ promptQ }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'answerIndex.column.status' })}
        options={promptStatusSchema.options}
        labelOf={(status) => intl.formatMessage({ id: `prompts.status.${status}` })}
        value={searchState.status}
        onChange={(status) => {
          onMove({ status });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'answerIndex.column.intent' })}
        options={intentSchema.options}
        labelOf={(intent) => intl.formatMessage({ id: `prompts.intent.${intent}` })}
        value={searchState.intent}
        onChange={(intent) => {
          onMove({ intent });
        }}
      />
      {searchState.view !== 'all' && (
        <Tag
          size="large"
          minimal
          intent="primary"
          onRemove={() => {
            onMove({ view: 'all', rivalId: '' });
          }}
        >
          {promptViewName(intl, searchState, brands)}
        </Tag>
      )}
    </>
  );
}

/** Filters of the list in words, for its file. */
function narrowing(
  intl: IntlShape,
  searchState: IndexPartProps['searchState'],
  brands: readonly BrandRef[],
): readonly string[] {
  const { view, promptQ, status, intent } = searchState;
  return narrowedBy(intl, [
    [intl.formatMessage({ id: 'charts.file.search' }), promptQ],
    [
      intl.formatMessage({ id: 'answerIndex.column.status' }),
      status && intl.formatMessage({ id: `prompts.status.${status}` }),
    ],
    [
      intl.formatMessage({ id: 'answerIndex.column.intent' }),
      intent && intl.formatMessage({ id: `prompts.intent.${intent}` }),
    ],
    [
      intl.formatMessage({ id: 'answerIndex.tab.prompts' }),
      view === 'all' ? null : promptViewName(intl, searchState, brands),
    ],
  ]);
}

/** Every prompt of the scope: sorted, searched and filtered by the server; only visible rows are rendered. */
export const PromptsTab = observer(function PromptsTab(part: IndexPartProps) {
  const { report, searchState, filters, onMove } = part;
  const intl = useIntl();
  const { brands, topics, scope } = report;
  const own = brands.find((brand) => brand.own);
  const table = usePromptTable(promptsQueryOf(filters, searchState, brands));
  // The strips use the platform order of their own response.
  const platforms = table.query.data?.platforms ?? report.platforms;
  const file = useTableFile();
  const open = useLatest(part.onOpen);
  const nothingToCompare = comparesNothing(table.query.data?.list);
  const isBare = nothingToCompare && searchState.promptSort.key !== 'change';
  const columns = useMemo(() => {
    const all = promptColumns({ intl, brands, platforms, topics, scope, onOpen: open });
    // A change column that is empty is hidden by default.
    return isBare ? all.map((column) => (column.id === 'change' ? { ...column, initiallyHidden: true } : column)) : all;
  }, [intl, brands, platforms, topics, scope, open, isBare]);
  const { view, promptQ, status, intent } = searchState;
  const isNarrowed = view !== 'all' || promptQ !== '' || status !== null || intent !== null;
  const first = useEmptyColumns(columns, {
    list: isNarrowed ? undefined : table.query.data?.list,
    sortedBy: searchState.promptSort.key,
  });
  const chosen = useColumnChoice(TABLE_ID, first.columns);
  const title = intl.formatMessage({ id: 'answerIndex.tab.prompts' });
  const end = (
    <>
      <span className={styles['count']} role="status">
        {/* The number is unknown while loading, which differs from zero. */}
        {table.query.data !== undefined &&
          intl.formatMessage(
            { id: 'answerIndex.prompts.count' },
            { count: table.rowCount, shown: formatCount(intl, table.rowCount) },
          )}
      </span>
      <ColumnPicker columns={first.columns} choice={chosen.choice} />
      <FileButton
        state={file.state}
        rowCount={table.rowCount}
        onStart={() => {
          file.start({
            name: title,
            columns: chosen.shown,
            load: table.load,
            narrowed: narrowing(intl, searchState, brands),
          });
        }}
        onCancel={file.cancel}
      />
    </>
  );
  return (
    <>
      <TableTools end={end}>
        <ViewsMenu
          tableId={TABLE_ID}
          builtIn={builtInPromptViews(intl, brands)}
          query={promptsSearch.format(searchState).toString()}
          onChoose={(query) => {
            onMove(promptsSearch.parse(new URLSearchParams(query)));
          }}
        />
        <PromptFilters {...part} />
      </TableTools>
      {own?.no_domain === true && CITING_VIEWS.has(searchState.view) && (
        <p className={styles['note']}>
          <DomainNotSet brand={own} />
        </p>
      )}
      <LoadPanel query={table.query} what={title} skeleton={<RowsSkeleton />}>
        {() => (
          <DataTable
            label={title}
            columns={chosen.shown}
            rowCount={table.rowCount}
            rowAt={table.rowAt}
            getRowId={({ id }) => id}
            onRangeChange={table.handleRange}
            sort={searchState.promptSort}
            onSort={(key, order) => {
              onMove({ promptSort: { key, order } });
            }}
            rowHref={({ id, text }) => paths.promptsDetails.href({ id, breadcrumb: text })}
            widths={chosen.widths}
            onWidthsChange={chosen.onWidthsChange}
            refreshing={table.query.isFetching}
            viewKey={table.list}
            empty={
              <NoRows
                title={intl.formatMessage({ id: 'answerIndex.prompts.none' })}
                onReset={() => {
                  onMove({ view: 'all', rivalId: '', status: null, intent: null, promptQ: '' });
                }}
              />
            }
          />
        )}
      </LoadPanel>
      {nothingToCompare && (
        <p className={styles['note']}>
          {intl.formatMessage({ id: 'answerIndex.prompts.noChange' }, { least: MIN_ANSWERS })}
          {!chosen.choice.isShown('change') && (
            <Button
              size="small"
              variant="minimal"
              onClick={() => {
                chosen.choice.toggle('change');
              }}
            >
              {intl.formatMessage({ id: 'answerIndex.prompts.showChange' })}
            </Button>
          )}
        </p>
      )}
      <EmptyColumnsNote hidden={first.hidden} choice={chosen.choice} />
    </>
  );
});
