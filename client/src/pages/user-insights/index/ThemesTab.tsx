import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { TableTools } from '#client/components/table/TableTools.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { sortRows } from '#client/lib/rows/sortRows.ts';
import { themeColumns, themeKey } from './themeColumns.tsx';
import type { InsightPartProps } from './useUserInsightPage.ts';
import styles from './InsightTabs.module.scss';

/** Themes: prompts and observed searches that share terms. */
export function ThemesTab({ report, searchState, onMove, onOpen }: InsightPartProps) {
  const intl = useIntl();
  const { brands, themes, themeless } = report;
  const open = useLatest(onOpen);
  const columns = useMemo(() => themeColumns({ intl, brands, onOpen: open }), [intl, brands, open]);
  const first = useEmptyColumns(columns, { list: themes, sortedBy: searchState.themeSort.key });
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('insights.themes', first.columns);
  const rows = sortRows(themes, searchState.themeSort, themeKey);
  const title = intl.formatMessage({ id: 'insights.tab.themes' });
  return (
    <>
      <TableTools
        end={
          <>
            <ColumnPicker columns={first.columns} choice={choice} />
            <CsvButton name={title} file={() => tableCsv(shown, rows)} />
          </>
        }
      >
        <p className={styles['note']}>{intl.formatMessage({ id: 'insights.themes.about' }, { themeless })}</p>
      </TableTools>
      <DataTable
        label={title}
        columns={shown}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ id }) => id}
        sort={searchState.themeSort}
        onSort={(key, order) => {
          onMove({ themeSort: { key, order } });
        }}
        rowHref={({ id }) => paths.userInsightsDetail.href({ theme: id })}
        widths={widths}
        onWidthsChange={onWidthsChange}
        empty={<EmptyState title={intl.formatMessage({ id: 'insights.themes.none' })} />}
      />
      <EmptyColumnsNote hidden={first.hidden} choice={choice} />
    </>
  );
}
