import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { Overview } from '../../api/overviewSchemas.ts';
import type { Filters } from '../../components/filters/useFilters.ts';
import { formatCount, formatDay } from '../../components/figures/formats.ts';
import { AppIcon } from '../../components/ui/AppIcon.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { spanOf } from './spanOf.ts';

interface OverviewEmptyProps {
  readonly scope: Overview['scope'];
  readonly filters: Filters;
}

const icon = <AppIcon name="empty" size={44} />;

/** Why there is nothing to show, and the one thing to do about it. */
export function OverviewEmpty({ scope, filters }: OverviewEmptyProps) {
  const intl = useIntl();
  const span = spanOf(scope);
  if (span === null) {
    return (
      <EmptyState
        icon={icon}
        title={intl.formatMessage({ id: 'overview.empty.noData' })}
        description={intl.formatMessage({ id: 'overview.empty.noData.how' })}
      />
    );
  }
  const { refused, empty, failed } = scope.answers;
  const unusable = refused + empty + failed;
  const outside = scope.end_time < span.start || scope.start_time > span.end;
  if (outside) {
    return (
      <EmptyState
        icon={icon}
        title={intl.formatMessage(
          { id: 'overview.empty.outside' },
          { start: formatDay(intl, span.start, 'long'), end: formatDay(intl, span.end, 'long') },
        )}
        action={
          <Button
            intent="primary"
            onClick={() => {
              filters.setFilters({ start_time: span.start, end_time: span.end });
            }}
          >
            {intl.formatMessage({ id: 'overview.empty.showAll' })}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={
        unusable > 0
          ? intl.formatMessage(
              { id: 'overview.empty.unusable' },
              {
                refused: formatCount(intl, refused),
                empty: formatCount(intl, empty),
                failed: formatCount(intl, failed),
              },
            )
          : intl.formatMessage({ id: 'overview.empty.noMatch' })
      }
      action={
        filters.differs ? (
          <Button intent="primary" onClick={filters.reset}>
            {intl.formatMessage({ id: 'overview.empty.reset' })}
          </Button>
        ) : (
          <Button
            intent="primary"
            onClick={() => {
              filters.setFilters({ start_time: span.start, end_time: span.end });
            }}
          >
            {intl.formatMessage({ id: 'overview.empty.showAll' })}
          </Button>
        )
      }
    />
  );
}
