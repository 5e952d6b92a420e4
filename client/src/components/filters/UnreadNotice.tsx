import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useStores } from '#client/stores/useStores.ts';
import { overlappingComparison, unreadFilters } from './filterSearch.ts';
import { formatDays } from './formatDays.ts';
import type { Filters } from './useFilters.ts';
import styles from './OutsideNotice.module.scss';

/**
 * Lists filter parameters of the address that can't be used, such as a day that does not exist, or a comparison with days of the period
 * itself. The figures use the defaults instead, so they differ from what the sender of the link saw. The next choice of a filter removes
 * the notice.
 */
export const UnreadNotice = observer(function UnreadNotice({ setFilters }: Pick<Filters, 'setFilters'>) {
  const intl = useIntl();
  const { defaults } = useStores().filters;
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  const parts = unreadFilters(params, defaults);
  const overlapping = overlappingComparison(params, defaults);
  if (parts.length === 0 && overlapping === null) return null;
  return (
    <Callout icon={null} compact intent="warning" role="status" className={styles['notice'] ?? ''}>
      {parts.length > 0 && <FormattedMessage id="common.unread" values={{ parts: intl.formatList(parts) }} />}
      {overlapping !== null && (
        <FormattedMessage
          id="filters.compare.overlaps"
          values={{ days: formatDays(intl, overlapping.start, overlapping.end, 'long') }}
        />
      )}
      <Button
        size="small"
        onClick={() => {
          setFilters({}, { replace: true });
        }}
      >
        <FormattedMessage id="filters.unread.clear" />
      </Button>
    </Callout>
  );
});
