import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { spanOf } from '#client/components/filters/spanOf.ts';
import type { Filters } from '#client/components/filters/useFilters.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { dayOfInstant } from '#client/lib/dates.ts';
import styles from './NotCited.module.scss';

interface NotCitedProps {
  readonly report: DomainDetail;
  readonly filters: Filters;
  readonly className?: string | undefined;
}

/** There are answers, but none cites the domain: shows when it was last cited, with a link. */
export function NotCited({ report, filters, className }: NotCitedProps) {
  const intl = useIntl();
  const { domain, scope, last_cited_at: last } = report;
  const span = spanOf(scope);
  // Cited on other dates, or never within the filters.
  const elsewhere = last !== null;
  const title = elsewhere
    ? intl.formatMessage({ id: 'domainDetails.notCited' }, { domain, day: formatDay(intl, dayOfInstant(last), 'long') })
    : intl.formatMessage({ id: 'domainDetails.neverCited' }, { domain });
  return (
    <div className={`${styles['box'] ?? ''} ${className ?? ''}`}>
      <EmptyState
        title={title}
        action={
          <Button
            intent="primary"
            onClick={() => {
              if (elsewhere && span !== null) filters.setFilters({ start_time: span.start, end_time: span.end });
              else filters.reset();
            }}
          >
            {intl.formatMessage({ id: elsewhere ? 'filters.empty.showAll' : 'filters.empty.reset' })}
          </Button>
        }
      />
    </div>
  );
}
