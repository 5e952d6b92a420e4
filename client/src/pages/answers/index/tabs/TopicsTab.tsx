import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { answersWithoutTopic } from '#client/components/figures/answersWithoutTopic.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import type { IndexPartProps } from '../useAnswerIndexPage.ts';
import { NoRows } from './NoRows.tsx';
import { topicColumns } from './topicColumns.tsx';
import { topicRows } from './topicRows.ts';
import { useTopicTable } from './useTopicTable.ts';
import styles from './IndexTabs.module.scss';

/** The table of topics. */
export const TopicsTab = observer(function TopicsTab({ report, searchState, filters, onMove, onOpen }: IndexPartProps) {
  const intl = useIntl();
  const { brands, scope } = report;
  const query = useTopicTable(filters);
  const open = useLatest(onOpen);
  const columns = useMemo(() => topicColumns({ intl, brands, scope, onOpen: open }), [intl, brands, scope, open]);
  const first = useEmptyColumns(columns, { list: query.data?.list, sortedBy: searchState.topicSort.key });
  const chosen = useColumnChoice('answerIndex.topics', first.columns);
  const rows = topicRows(query.data?.list ?? [], searchState.topicQ, searchState.topicSort);
  const title = intl.formatMessage({ id: 'answerIndex.tab.topics' });
  const end = (
    <>
      <ColumnPicker columns={first.columns} choice={chosen.choice} />
      <CsvButton
        name={title}
        file={() => tableCsv(chosen.shown, rows)}
        narrowed={narrowedBy(intl, [[intl.formatMessage({ id: 'charts.file.search' }), searchState.topicQ]])}
        outdated={query.data === undefined || query.isPlaceholderData}
      />
    </>
  );
  return (
    <>
      <TableTools end={end}>
        <SearchBox
          label={intl.formatMessage({ id: 'answerIndex.topics.search' })}
          value={searchState.topicQ}
          onChange={(topicQ) => {
            onMove({ topicQ }, { replace: true });
          }}
        />
      </TableTools>
      <LoadPanel query={query} what={title} skeleton={<RowsSkeleton />}>
        {({ list, total, scope }) => {
          const without = answersWithoutTopic({ list, total, scope });
          return (
            <>
              {list.length > 0 && without > 0 && (
                <p role="note" className={styles['note']}>
                  {intl.formatMessage(
                    { id: 'figures.withoutTopic' },
                    { count: without, answers: formatCount(intl, without) },
                  )}
                </p>
              )}
              {list.length < total && (
                <p role="note" className={styles['note']}>
                  {intl.formatMessage({ id: 'answerIndex.topics.most' }, { count: list.length, all: total })}
                </p>
              )}
              <DataTable
                label={title}
                columns={chosen.shown}
                rowCount={rows.length}
                rowAt={(index) => rows[index]}
                getRowId={({ topic_id: id }) => id}
                sort={searchState.topicSort}
                onSort={(key, order) => {
                  onMove({ topicSort: { key, order } });
                }}
                rowHref={({ topic_id: id, name }) => paths.topicIndex.href({ id, breadcrumb: name })}
                widths={chosen.widths}
                onWidthsChange={chosen.onWidthsChange}
                viewKey={searchState.topicQ}
                empty={
                  list.length === 0 ? (
                    <NoRows title={intl.formatMessage({ id: 'answerIndex.topics.noTopics' })} />
                  ) : (
                    <NoRows
                      title={intl.formatMessage({ id: 'answerIndex.topics.none' })}
                      onReset={() => {
                        onMove({ topicQ: '' });
                      }}
                    />
                  )
                }
              />
              <EmptyColumnsNote hidden={first.hidden} choice={chosen.choice} />
            </>
          );
        }}
      </LoadPanel>
    </>
  );
});
