import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { TopicDetail } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import type { TableSort } from '#client/components/table/DataColumn.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import type { TopicSourceSort } from './topicSearch.ts';
import { sortSources, topicSourceColumns } from './topicSourceColumns.tsx';
import styles from './TopicSources.module.scss';

interface TopicSourcesProps {
  readonly report: TopicDetail;
  readonly sort: TableSort<TopicSourceSort>;
  readonly className?: string | undefined;
  readonly onSort: (sort: TableSort<TopicSourceSort>) => void;
  readonly onOpen: (selection: AnswerSelection) => void;
}

/** The domains that answers of the topic cite. */
export function TopicSources({ report, sort, className, onSort, onOpen }: TopicSourcesProps) {
  const intl = useIntl();
  const { brands, sources } = report;
  const end = niceTicks(Math.max(0, ...sources.map(({ share }) => share.high))).at(-1) ?? 1;
  // A stable callback: new columns rerender every row of the table.
  const open = useLatest(onOpen);
  const columns = useMemo(() => topicSourceColumns(intl, brands, end, open), [intl, brands, end, open]);
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('topic.sources', columns);
  const rows = sortSources(sources, sort);
  const title = intl.formatMessage({ id: 'topicDetails.sources' });
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'topicDetails.sources.about' })}
      actions={
        <>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton name={`${title} ${report.topic.name}`} file={() => tableCsv(shown, rows)} />
        </>
      }
    >
      {sources.length === 0 ? (
        <p className={styles['none']}>{intl.formatMessage({ id: 'topicDetails.sources.none' })}</p>
      ) : (
        <div className={styles['holder']}>
          <DataTable
            className={styles['table']}
            label={title}
            columns={shown}
            widths={widths}
            onWidthsChange={onWidthsChange}
            rowCount={rows.length}
            rowAt={(index) => rows[index]}
            getRowId={({ domain }) => domain}
            sort={sort}
            onSort={(key, order) => {
              onSort({ key, order });
            }}
            rowHref={({ domain }) => paths.subdomainDetails.href({ domain, breadcrumb: domain })}
            empty={null}
          />
        </div>
      )}
    </Panel>
  );
}
