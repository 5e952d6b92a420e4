import { Button, Callout } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { lastWeekOf } from '#client/lib/lastWeekOf.ts';
import type { EmptyScopeMessageProps } from './EmptyScopeMessage.tsx';
import { formatDays } from './formatDays.ts';
import { isOutside, spanOf } from './spanOf.ts';
import styles from './OutsideNotice.module.scss';

/**
 * Notice above a list that does not depend on the days but has no figures for them: says which days have answers and links to them. Renders
 * nothing if the days have answers, or the project has none.
 */
export function OutsideNotice({ scope, filters }: EmptyScopeMessageProps) {
  const intl = useIntl();
  const span = spanOf(scope);
  if (span === null || !isOutside(scope, span)) return null;
  const { start, end } = span;
  const week = lastWeekOf(span);
  return (
    <Callout icon={null} compact className={styles['notice'] ?? ''}>
      <FormattedMessage id="filters.empty.outside" values={{ days: formatDays(intl, start, end, 'long') }} />
      <Button
        size="small"
        onClick={() => {
          filters.setFilters({ start_time: week.start, end_time: week.end });
        }}
      >
        <FormattedMessage id="filters.empty.lastWeek" />
      </Button>
      <Button
        size="small"
        variant="minimal"
        onClick={() => {
          filters.setFilters({ start_time: start, end_time: end });
        }}
      >
        <FormattedMessage id="filters.empty.showAll" />
      </Button>
    </Callout>
  );
}
