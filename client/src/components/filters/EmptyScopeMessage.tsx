import { Button, Classes } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { lastWeekOf } from '#client/lib/lastWeekOf.ts';
import { paths } from '#client/lib/paths.ts';
import { useStores } from '#client/stores/useStores.ts';
import { formatCount } from '../figures/formats.ts';
import { useImportOffered } from '../offers/useImportOffered.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { DateWindow } from './datePresets.ts';
import { formatDays } from './formatDays.ts';
import { narrows } from './narrows.ts';
import { isOutside, spanOf } from './spanOf.ts';
import type { Filters } from './useFilters.ts';
import styles from './EmptyScopeMessage.module.scss';

export interface EmptyScopeMessageProps {
  readonly scope: ReportScope;
  readonly filters: Filters;
  /** The subject of the whole page, which may have no answers at all. */
  readonly about?: 'topic' | 'prompt';
}

/** The ways to get answers: collection, capture by hand and import. */
function DoorButtons({ onImport }: { readonly onImport: () => void }) {
  const intl = useIntl();
  return (
    <span className={styles['doors']}>
      <Link className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY}`} to={paths.answerRuns.href()}>
        {intl.formatMessage({ id: 'menu.answer.runs' })}
      </Link>
      <Link className={Classes.BUTTON} to={paths.answerCapture.href()}>
        {intl.formatMessage({ id: 'menu.answer.capture' })}
      </Link>
      <Button onClick={onImport}>{intl.formatMessage({ id: 'project.import' })}</Button>
    </span>
  );
}

/** The project has no answers: offers the ways to get some, if the reader can import; otherwise only says so. */
const NoAnswers = observer(function NoAnswers() {
  const intl = useIntl();
  const { dialogs } = useStores();
  const title = intl.formatMessage({ id: 'filters.empty.noData' });
  if (!useImportOffered()) return <EmptyState title={title} />;
  return (
    <EmptyState
      title={title}
      description={intl.formatMessage({ id: 'filters.empty.noData.how' })}
      action={
        <DoorButtons
          onImport={() => {
            dialogs.show('import');
          }}
        />
      }
    />
  );
});

/**
 * Shows the last days that have answers, if nobody chose other days: a project that was imported, or is no longer collected, has none in
 * the last 7 days. Days chosen by a user or named by a link stay.
 * @returns whether a navigation to other days has started
 */
function useLastAnswers({ scope, filters }: Pick<EmptyScopeMessageProps, 'scope' | 'filters'>): boolean {
  const { filters: store, notices } = useStores();
  const span = spanOf(scope);
  const isUnasked = span !== null && isOutside(scope, span) && !store.isChosen(filters.form);
  const move = useEffectEvent(() => {
    if (span === null) return;
    const { start, end } = lastWeekOf(span);
    const days = { start_time: start, end_time: end };
    store.noteUnchosen(days);
    filters.setFilters(days, { replace: true });
    notices.show({ key: 'days', intent: 'info', messageId: 'filters.empty.moved' });
  });
  useEffect(() => {
    if (isUnasked) move();
  }, [isUnasked]);
  return isUnasked;
}

/** Why a report is empty, with one action to fix it. */
export function EmptyScopeMessage({ scope, filters, about }: EmptyScopeMessageProps) {
  const intl = useIntl();
  const isMoving = useLastAnswers({ scope, filters });
  const span = spanOf(scope);
  if (span === null) return <NoAnswers />;
  if (isMoving) return null;
  const { refused, empty, failed } = scope.answers;
  const outside = isOutside(scope, span);
  const unusable = refused + empty + failed > 0;
  const why = outside ? 'filters.empty.outside' : unusable ? 'filters.empty.unusable' : 'filters.empty.noMatch';
  const title = intl.formatMessage(
    { id: why },
    {
      days: formatDays(intl, span.start, span.end, 'long'),
      refused: formatCount(intl, refused),
      empty: formatCount(intl, empty),
      failed: formatCount(intl, failed),
    },
  );
  const allDates = filters.form.start_time <= span.start && filters.form.end_time >= span.end;
  const resets = !outside && narrows(filters.form);
  if (allDates && !resets) {
    // Changing filters would not help.
    const never = about !== undefined && !unusable;
    return <EmptyState title={never ? intl.formatMessage({ id: `filters.empty.never.${about}` }) : title} />;
  }
  const showDays = ({ start, end }: DateWindow): void => {
    filters.setFilters({ start_time: start, end_time: end });
  };
  const other = (
    <Button
      intent={outside ? 'none' : 'primary'}
      onClick={() => {
        if (resets) filters.reset();
        else showDays(span);
      }}
    >
      {intl.formatMessage({ id: resets ? 'filters.empty.reset' : 'filters.empty.showAll' })}
    </Button>
  );
  // A week with a previous week to compare with says more than all days at once.
  const action = outside ? (
    <div className={styles['doors']}>
      <Button
        intent="primary"
        onClick={() => {
          showDays(lastWeekOf(span));
        }}
      >
        {intl.formatMessage({ id: 'filters.empty.lastWeek' })}
      </Button>
      {other}
    </div>
  ) : (
    other
  );
  return <EmptyState title={title} action={action} />;
}
