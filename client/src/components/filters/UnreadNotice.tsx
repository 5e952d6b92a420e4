import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useStores } from '#client/stores/useStores.ts';
import { unreadFilters } from './filterSearch.ts';
import type { Filters } from './useFilters.ts';
import styles from './OutsideNotice.module.scss';

/**
 * Lists filter parameters of the address that are invalid, such as a day that does not exist. The figures use the defaults instead,
 * so they differ from what the sender of the link saw. The next choice of a filter removes the notice.
 */
export const UnreadNotice = observer(function UnreadNotice({ setFilters }: Pick<Filters, 'setFilters'>) {
  const intl = useIntl();
  const { defaults } = useStores().filters;
  const { search } = useLocation();
  const parts = unreadFilters(new URLSearchParams(search), defaults);
  if (parts.length === 0) return null;
  return (
    <Callout icon={null} compact intent="warning" role="status" className={styles['notice'] ?? ''}>
      <FormattedMessage id="common.unread" values={{ parts: intl.formatList(parts) }} />
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
