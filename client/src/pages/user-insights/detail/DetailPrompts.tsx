import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ownBrandId } from '#client/components/figures/ownBrand.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { paths } from '#client/lib/paths.ts';
import { traitColumns } from '../traitColumns.tsx';
import { groupName } from './groupName.ts';
import type { DetailPartProps } from './useInsightDetailPage.ts';

/** The prompts of the group, most asked first. */
export function DetailPrompts({ report, className, onOpen }: DetailPartProps) {
  const intl = useIntl();
  const { prompts, personas, brands, prompts_total: total } = report;
  const open = useLatest(onOpen);
  const columns = useMemo(
    // No sorting here: the server's order applies.
    () =>
      traitColumns({ intl, personas, ownId: ownBrandId(brands), onOpen: open }).map(
        ({ sortKey: _, ...column }) => column,
      ),
    [intl, personas, brands, open],
  );
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('insights.detail', columns);
  const title = intl.formatMessage({ id: 'insights.tab.prompts' });
  return (
    <Panel
      className={className}
      title={title}
      subtitle={intl.formatMessage({ id: 'reportDetails.prompts.about' }, { shown: prompts.length, total })}
      actions={
        <>
          <ColumnPicker columns={columns} choice={choice} />
          <CsvButton name={`${title} ${groupName(intl, report)}`} file={() => tableCsv(shown, prompts)} />
        </>
      }
    >
      <DataTable
        label={title}
        columns={shown}
        rowCount={prompts.length}
        rowAt={(index) => prompts[index]}
        getRowId={({ id }) => id}
        rowHref={({ id, text }) => paths.promptsDetails.href({ id, breadcrumb: text })}
        widths={widths}
        onWidthsChange={onWidthsChange}
        empty={<EmptyState title={intl.formatMessage({ id: 'reportDetails.prompts.none' })} />}
      />
    </Panel>
  );
}
