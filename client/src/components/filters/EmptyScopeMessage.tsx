import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ReportScope } from '../../api/overviewSchemas.ts';
import { useStores } from '../../stores/useStores.ts';
import { formatCount } from '../figures/formats.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatDays } from './formatDays.ts';
import { isOutside, spanOf } from './spanOf.ts';
import type { Filters } from './useFilters.ts';

export interface EmptyScopeMessageProps {
  readonly scope: ReportScope;
  readonly filters: Filters;
}

const icon = <AppIcon name="empty" size={44} />;

/** Whether anything but the dates leaves answers out. */
function narrows({ form }: Filters): boolean {
  const lists = form.platform_ids.length + form.topic_ids.length;
  return lists > 0 || form.keyword_ids !== '' || form.branded !== '' || form.tag !== '';
}

/** Why a report has nothing to show, and the one thing to do about it. */
export function EmptyScopeMessage({ scope, filters }: EmptyScopeMessageProps) {
  const intl = useIntl();
  const { dialogs } = useStores();
  const span = spanOf(scope);
  if (span === null) {
    return (
      <EmptyState
        icon={icon}
        title={intl.formatMessage({ id: 'filters.empty.noData' })}
        description={intl.formatMessage({ id: 'filters.empty.noData.how' })}
        action={
          <Button
            intent="primary"
            onClick={() => {
              dialogs.show('import');
            }}
          >
            {intl.formatMessage({ id: 'project.import' })}
          </Button>
        }
      />
    );
  }
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
  const resets = !outside && (narrows(filters) || (allDates && filters.differs));
  if (allDates && !resets) return <EmptyState icon={icon} title={title} />;
  const action = (
    <Button
      intent="primary"
      onClick={() => {
        if (resets) filters.reset();
        else filters.setFilters({ start_time: span.start, end_time: span.end });
      }}
    >
      {intl.formatMessage({ id: resets ? 'filters.empty.reset' : 'filters.empty.showAll' })}
    </Button>
  );
  return <EmptyState icon={icon} title={title} action={action} />;
}
