import { Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { intentSchema, promptStatusSchema } from '../../../../api/promptSchemas.ts';
import { formatCount } from '../../../../components/figures/formats.ts';
import { ColumnPicker } from '../../../../components/table/ColumnPicker.tsx';
import { DataTable } from '../../../../components/table/DataTable.tsx';
import { SavedViewsMenu } from '../../../../components/table/SavedViewsMenu.tsx';
import { useColumnChoice } from '../../../../components/table/useColumnChoice.ts';
import { useSavedViews } from '../../../../components/table/useSavedViews.ts';
import { LoadPanel } from '../../../../components/ui/LoadPanel.tsx';
import { useLatest } from '../../../../components/ui/useLatest.ts';
import { paths } from '../../../../lib/paths.ts';
import { MIN_ANSWERS } from '../../../../lib/thinData.ts';
import type { IndexPartProps } from '../AnswerIndexContent.tsx';
import { formatPromptsSearch, parsePromptsSearch } from '../answerIndexSearch.ts';
import { comparesNothing } from './comparesNothing.ts';
import { ChoiceSelect } from '../../../../components/filters/ChoiceSelect.tsx';
import { FileButton } from '../../../../components/table/FileButton.tsx';
import { NoRows } from './NoRows.tsx';
import { promptColumns } from './promptColumns.tsx';
import { promptFileColumns } from './promptFileColumns.ts';
import { builtInPromptViews, promptViewName } from './promptViews.ts';
import { SearchBox } from '../../../../components/filters/SearchBox.tsx';
import { RowsSkeleton } from '../../../../components/skeleton/RowsSkeleton.tsx';
import { TableTools } from './TableTools.tsx';
import styles from './PromptsTab.module.scss';
import { promptsQueryOf } from './promptsQuery.ts';
import { usePromptTable } from './usePromptTable.ts';
import { useTableFile } from '../../../../components/table/useTableFile.ts';

const TABLE_ID = 'answerIndex.prompts';

/** Controls that narrow the prompts; each stands in the address. */
function PromptFilters({ place, report: { brands }, onMove }: IndexPartProps) {
  const intl = useIntl();
  return (
    <>
      <SearchBox
        label={intl.formatMessage({ id: 'answerIndex.prompts.search' })}
        value={place.promptQ}
        onChange={(promptQ) => {
          onMove({ promptQ }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'answerIndex.column.status' })}
        options={promptStatusSchema.options}
        labelOf={(status) => intl.formatMessage({ id: `prompts.status.${status}` })}
        value={place.status}
        onChange={(status) => {
          onMove({ status });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'answerIndex.column.intent' })}
        options={intentSchema.options}
        labelOf={(intent) => intl.formatMessage({ id: `prompts.intent.${intent}` })}
        value={place.intent}
        onChange={(intent) => {
          onMove({ intent });
        }}
      />
      {place.view !== 'all' && (
        <Tag
          size="large"
          minimal
          intent="primary"
          onRemove={() => {
            onMove({ view: 'all', rivalId: '' });
          }}
        >
          {promptViewName(intl, place, brands)}
        </Tag>
      )}
    </>
  );
}

/** Every prompt of the scope: sorted, searched and filtered by the server, drawn where the reader looks. */
export const PromptsTab = observer(function PromptsTab(part: IndexPartProps) {
  const { report, place, filters, onMove } = part;
  const intl = useIntl();
  const { brands, topics } = report;
  const table = usePromptTable(promptsQueryOf(filters, place, brands));
  // The strips follow the order of the reply they came with.
  const platforms = table.query.data?.platforms ?? report.platforms;
  const views = useSavedViews(TABLE_ID);
  const file = useTableFile();
  const open = useLatest(part.onOpen);
  const columns = useMemo(
    () => promptColumns({ intl, brands, platforms, topics, onOpen: open }),
    [intl, brands, platforms, topics, open],
  );
  const chosen = useColumnChoice(TABLE_ID, columns);
  const title = intl.formatMessage({ id: 'answerIndex.tab.prompts' });
  const end = (
    <>
      <span className={styles['count']} role="status">
        {intl.formatMessage(
          { id: 'answerIndex.prompts.count' },
          { count: table.rowCount, shown: formatCount(intl, table.rowCount) },
        )}
      </span>
      <ColumnPicker columns={columns} choice={chosen.choice} />
      <FileButton
        state={file.state}
        rowCount={table.rowCount}
        onStart={() => {
          const written = promptFileColumns(intl, chosen.shown);
          file.start({
            name: `${title} ${filters.start_time} ${filters.end_time}`,
            columns: written,
            load: table.load,
          });
        }}
        onCancel={file.cancel}
      />
    </>
  );
  return (
    <>
      <TableTools end={end}>
        <SavedViewsMenu
          builtIn={builtInPromptViews(intl, brands)}
          views={views}
          query={formatPromptsSearch(place).toString()}
          onChoose={(query) => {
            onMove(parsePromptsSearch(new URLSearchParams(query)));
          }}
        />
        <PromptFilters {...part} />
      </TableTools>
      <LoadPanel query={table.query} what={title} skeleton={<RowsSkeleton />}>
        {() => (
          <DataTable
            label={title}
            columns={chosen.shown}
            rowCount={table.rowCount}
            rowAt={table.rowAt}
            arrivals={table.arrivals}
            getRowId={({ id }) => id}
            onRangeChange={table.handleRange}
            sort={place.promptSort}
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
      {comparesNothing(chosen.shown, table.query.data?.list) && (
        <p className={styles['note']}>
          {intl.formatMessage({ id: 'answerIndex.prompts.noChange' }, { least: MIN_ANSWERS })}
        </p>
      )}
    </>
  );
});
