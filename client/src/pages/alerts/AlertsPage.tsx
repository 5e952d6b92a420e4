import { Button, SegmentedControl } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { LISTED_RULES } from '#client/api/alertSchemas.ts';
import { ALERT_VIEWS } from '#client/api/schemas/alertListSchemas.ts';
import type { AlertList } from '#client/api/schemas/alertListSchemas.ts';
import { AlertZone } from '#client/components/alerts/AlertZone.tsx';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { formatDays } from '#client/components/filters/formatDays.ts';
import { PrintHead } from '#client/components/filters/PrintHead.tsx';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useAccess } from '#client/stores/useAccess.ts';
import { AlertsTable } from './AlertsTable.tsx';
import { MutedKinds } from './MutedKinds.tsx';
import { useAlerts } from './useAlerts.ts';
import type { AlertsModel } from './useAlerts.ts';
import styles from './AlertsPage.module.scss';

/** The window, the number of tests and the time of the evaluation. */
function About({ alerts }: { readonly alerts: AlertList }) {
  const intl = useIntl();
  const { window, evaluated_at: at, tests } = alerts;
  if (window === null || at === null) return null;
  return (
    <p className={styles['muted']}>
      <FormattedMessage
        id="alerts.about"
        values={{
          days: formatDays(intl, window.start_time, window.end_time, 'long'),
          tests: formatCount(intl, tests),
          at: formatInstant(intl, at),
        }}
      />
      <AlertZone window={window} zone={alerts.time_zone} />
    </p>
  );
}

/** The tabs of the list's views. */
function Views({ model, counts }: { readonly model: AlertsModel; readonly counts: AlertList['counts'] }) {
  const intl = useIntl();
  const { searchState, updateSearch } = model;
  return (
    <div className={styles['filters']}>
      <SegmentedControl
        aria-label={intl.formatMessage({ id: 'alerts.view' })}
        options={ALERT_VIEWS.map((view) => ({
          value: view,
          label: intl.formatMessage({ id: `alerts.view.${view}` }, { count: formatCount(intl, counts[view]) }),
        }))}
        value={searchState.view}
        onValueChange={(value) => {
          const view = ALERT_VIEWS.find((one) => one === value);
          if (view !== undefined) updateSearch({ view });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'alerts.kind' })}
        all={intl.formatMessage({ id: 'alerts.kind.all' })}
        options={LISTED_RULES}
        labelOf={(rule) => intl.formatMessage({ id: `alerts.rule.${rule}` })}
        value={searchState.kind}
        onChange={(kind) => {
          updateSearch({ kind });
        }}
      />
    </div>
  );
}

/** The project's alert list with its history; overview, workplace, notifications and board show alerts of it. */
export const AlertsPage = observer(function AlertsPage() {
  const intl = useIntl();
  const model = useAlerts();
  const mayChange = useAccess() !== 'view';
  const title = intl.formatMessage({ id: 'menu.dashboard.alerts' });
  const { query, acknowledge, unmute, busy } = model;
  const fresh = (query.data?.list ?? []).filter(({ state }) => state === 'new').map(({ id }) => id);
  return (
    <ListPageLayout
      header={
        <>
          <PrintHead title="" />
          <h1>{title}</h1>
        </>
      }
      {...(mayChange && fresh.length > 0
        ? {
            topButtons: (
              <Button
                loading={busy}
                onClick={() => {
                  acknowledge(fresh);
                }}
              >
                <FormattedMessage id="alerts.acknowledgeAll" />
              </Button>
            ),
          }
        : {})}
    >
      <LoadPanel query={query} what={title} skeleton={<RowsSkeleton count={6} />}>
        {(alerts) => (
          <>
            <About alerts={alerts} />
            <Views model={model} counts={alerts.counts} />
            {alerts.muted_kinds.length > 0 && (
              <MutedKinds kinds={alerts.muted_kinds} onUnmute={mayChange ? unmute : null} />
            )}
            <AlertsTable model={model} alerts={alerts} mayChange={mayChange} />
          </>
        )}
      </LoadPanel>
    </ListPageLayout>
  );
});
