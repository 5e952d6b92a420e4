import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useStores } from '../../stores/useStores.ts';
import { unreadFilters } from './filterSearch.ts';
import styles from './OutsideNotice.module.scss';
import type { Filters } from './useFilters.ts';

/**
 * Under the filters: what the address says of them and nobody can make sense of, as a day that the calendar lacks. The figures are
 * those of the defaults, which is not what the sender of a link saw. Gone with the next choice.
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
