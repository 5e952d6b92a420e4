import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AlertEntry, AlertList } from '#client/api/schemas/alertListSchemas.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ColumnPicker } from '#client/components/table/columns/ColumnPicker.tsx';
import { EmptyColumnsNote } from '#client/components/table/columns/EmptyColumnsNote.tsx';
import { useColumnChoice } from '#client/components/table/columns/useColumnChoice.ts';
import { useEmptyColumns } from '#client/components/table/columns/useEmptyColumns.ts';
import { DataTable } from '#client/components/table/DataTable.tsx';
import { FileButton } from '#client/components/table/file/FileButton.tsx';
import { narrowedBy } from '#client/components/table/file/narrowedBy.ts';
import { useTableFile } from '#client/components/table/file/useTableFile.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useStores } from '#client/stores/useStores.ts';
import { AlertCards } from './AlertCards.tsx';
import { alertColumns } from './alertColumns.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import { MuteDialog } from './MuteDialog.tsx';
import type { AlertsModel } from './useAlerts.ts';
import styles from './AlertsPage.module.scss';

interface AlertsTableProps {
  readonly model: AlertsModel;
  readonly alerts: AlertList;
  /** Whether the reader may acknowledge and mute. */
  readonly mayChange: boolean;
}

/**
 * The alerts of a view with their buttons; a row links to its evidence. On a phone they are cards, whose buttons are visible without
 * horizontal scrolling.
 */
export const AlertsTable = observer(function AlertsTable({ model, alerts, mayChange }: AlertsTableProps) {
  const intl = useIntl();
  const isPhone = useStores().settings.device === 'mobile';
  const file = useTableFile();
  const [muting, setMuting] = useState<AlertEntry | null>(null);
  const { searchState, updateSearch, query, load, acknowledge, unmute } = model;
  const { list, total, today } = alerts;
  const buttons = useMemo(
    () =>
      mayChange
        ? (entry: AlertEntry) => (
            <EntryButtons entry={entry} acknowledge={acknowledge} unmute={unmute} onMute={setMuting} />
          )
        : null,
    // oxlint-disable-next-line react/exhaustive-deps -- the verbs are the same whatever render made them
    [mayChange],
  );
  const columns = useMemo(() => alertColumns(intl, buttons), [intl, buttons]);
  const first = useEmptyColumns(columns, { list: searchState.kind === null ? list : undefined, sortedBy: null });
  const { shown, choice, widths, onWidthsChange } = useColumnChoice('alerts', first.columns);
  const title = intl.formatMessage({ id: 'menu.dashboard.alerts' });
  const empty = (
    <EmptyState
      title={
        searchState.kind === null ? (
          <FormattedMessage id={`alerts.none.${searchState.view}`} />
        ) : (
          <FormattedMessage id="alerts.none.kind" />
        )
      }
      {...(searchState.kind === null
        ? {}
        : {
            action: (
              <Button
                onClick={() => {
                  updateSearch({ kind: null });
                }}
              >
                <FormattedMessage id="alerts.showAll" />
              </Button>
            ),
          })}
    />
  );
  return (
    <>
      <div className={styles['tableHead']}>
        <p className={styles['muted']} role="status">
          <FormattedMessage id="alerts.count" values={{ count: total }} />
        </p>
        <span className={styles['buttons']}>
          {!isPhone && <ColumnPicker columns={first.columns} choice={choice} />}
          <FileButton
            state={file.state}
            rowCount={total}
            onStart={() => {
              const { kind, view } = searchState;
              file.start({
                name: title,
                columns,
                load,
                of: { time_zone: alerts.time_zone },
                narrowed: narrowedBy(intl, [
                  [
                    intl.formatMessage({ id: 'alerts.view' }),
                    intl.formatMessage(
                      { id: `alerts.view.${view}` },
                      { count: formatCount(intl, alerts.counts[view]) },
                    ),
                  ],
                  [
                    intl.formatMessage({ id: 'alerts.kind' }),
                    kind && intl.formatMessage({ id: `alerts.rule.${kind}` }),
                  ],
                ]),
              });
            }}
            onCancel={file.cancel}
          />
        </span>
      </div>
      {isPhone && list.length > 0 ? (
        <AlertCards label={title} list={list} buttons={buttons} />
      ) : (
        <>
          <DataTable
            label={title}
            columns={shown}
            widths={widths}
            onWidthsChange={onWidthsChange}
            rowCount={list.length}
            rowAt={(index) => list[index]}
            getRowId={({ id }) => id}
            rowHref={({ path }) => path}
            refreshing={query.isFetching}
            viewKey={JSON.stringify(searchState)}
            empty={empty}
          />
          <EmptyColumnsNote hidden={first.hidden} choice={choice} />
        </>
      )}
      {muting !== null && (
        <MuteDialog
          entry={muting}
          today={today}
          onMute={model.mute}
          onClose={() => {
            setMuting(null);
          }}
        />
      )}
    </>
  );
});
