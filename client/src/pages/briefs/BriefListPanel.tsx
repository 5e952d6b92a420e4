import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createBriefApi } from '#client/api/briefApi.ts';
import type { BriefRow } from '#client/api/briefSchemas.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { CsvButton } from '#client/components/table/file/CsvButton.tsx';
import { tableCsv } from '#client/components/table/file/tableCsv.ts';
import { AppIcon } from '#client/components/ui/AppIcon.tsx';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import { briefKeys } from '#client/queries/briefKeys.ts';
import { useProjectQuery } from '#client/queries/useProjectQuery.ts';
import { useMayEdit } from '#client/stores/useAccess.ts';
import { useApi } from '#client/stores/useApi.ts';
import { briefColumns } from './briefColumns.tsx';
import { briefRows } from './briefRows.ts';
import type { BriefPageModel } from './useBriefPage.ts';
import { useRemoveBrief } from './useRemoveBrief.ts';
import styles from './BriefListPanel.module.scss';

interface BriefListPanelProps {
  readonly page: BriefPageModel;
  readonly projectId: string;
}

interface BriefTableProps extends BriefListPanelProps {
  readonly list: readonly BriefRow[];
  readonly title: string;
}

const BriefTable = observer(function BriefTable({ page, projectId, list, title }: BriefTableProps) {
  const intl = useIntl();
  const mayEdit = useMayEdit();
  const remove = useLatest(useRemoveBrief(projectId));
  const all = useMemo(() => briefColumns(intl, mayEdit ? remove : null), [intl, mayEdit, remove]);
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('briefs', all);
  const { view, show } = page;
  const rows = briefRows(list, view);
  return (
    <Panel
      title={title}
      actions={
        list.length > 0 && (
          <>
            <ColumnPicker columns={all} choice={choice} />
            <CsvButton name={title} file={() => tableCsv(shown, rows)} />
          </>
        )
      }
      className={styles['panel']}
    >
      {list.length > 0 && (
        <div className={styles['search']}>
          <SearchBox
            label={intl.formatMessage({ id: 'brief.list.search' })}
            value={view.q}
            onChange={(q) => {
              show({ q });
            }}
          />
        </div>
      )}
      <DataTable
        label={title}
        columns={shown}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        getRowId={({ id }) => id}
        sort={view.sort}
        onSort={(key, order) => {
          show({ sort: { key, order } });
        }}
        rowHref={({ id }) => page.addressOf({ kind: 'stored', id, version: null })}
        widths={widths}
        onWidthsChange={onWidthsChange}
        viewKey={view.q}
        empty={
          <EmptyState
            icon={<AppIcon name="file" size={40} />}
            title={intl.formatMessage({ id: list.length > 0 ? 'brief.list.noMatch' : 'brief.list.none' })}
            description={list.length > 0 || !mayEdit ? undefined : intl.formatMessage({ id: 'brief.list.none.how' })}
          />
        }
      />
    </Panel>
  );
});

/** The list of briefs, last changed first. */
export const BriefListPanel = observer(function BriefListPanel({ page, projectId }: BriefListPanelProps) {
  const intl = useIntl();
  const api = useApi(createBriefApi);
  const query = useProjectQuery({
    queryKey: [...briefKeys.project(projectId), 'list'],
    queryFn: ({ signal }) => api.list(signal),
  });
  const title = intl.formatMessage({ id: 'brief.list' });
  return (
    <LoadPanel
      query={query}
      what={intl.formatMessage({ id: 'brief.title' })}
      skeleton={<div className={styles['skeleton']} />}
    >
      {({ list }) => <BriefTable page={page} projectId={projectId} list={list} title={title} />}
    </LoadPanel>
  );
});
