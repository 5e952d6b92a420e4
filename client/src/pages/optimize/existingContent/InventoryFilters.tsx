import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { ResetIcon, SearchIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { PAGE_STATUSES } from '../../../api/ownPageSchemas.ts';
import { useTyped } from '../../../components/address/useTyped.ts';
import styles from './Inventory.module.scss';
import { noFilters, PAGE_NEEDS } from './inventorySearch.ts';
import type { InventoryPlace } from './inventorySearch.ts';
import type { InventoryMove } from './useInventoryPage.ts';

interface InventoryFiltersProps {
  readonly place: InventoryPlace;
  readonly onMove: InventoryMove;
}

const LONGEST_SEARCH = 200;

/** Narrows the rows; every control navigates, so that the address always says what is shown. */
export function InventoryFilters({ place, onMove }: InventoryFiltersProps) {
  const intl = useIntl();
  const [text, setText] = useTyped(place.q, (q) => {
    onMove({ q }, { replace: true });
  });
  const search = intl.formatMessage({ id: 'inventory.search' });
  return (
    <div className={styles['filters']} role="search" aria-label={intl.formatMessage({ id: 'inventory.filters' })}>
      <InputGroup
        className={styles['search'] ?? ''}
        type="search"
        leftIcon={<SearchIcon />}
        aria-label={search}
        placeholder={search}
        maxLength={LONGEST_SEARCH}
        value={text}
        onValueChange={setText}
      />
      <HTMLSelect
        aria-label={intl.formatMessage({ id: 'inventory.column.status' })}
        value={place.status ?? ''}
        onChange={({ currentTarget }) => {
          onMove({ status: PAGE_STATUSES.find((status) => status === currentTarget.value) ?? null });
        }}
      >
        <option value="">{intl.formatMessage({ id: 'inventory.status.all' })}</option>
        {PAGE_STATUSES.map((status) => (
          <option key={status} value={status}>
            {intl.formatMessage({ id: `inventory.status.${status}` })}
          </option>
        ))}
      </HTMLSelect>
      <HTMLSelect
        aria-label={intl.formatMessage({ id: 'inventory.need' })}
        value={place.need ?? ''}
        onChange={({ currentTarget }) => {
          onMove({ need: PAGE_NEEDS.find((need) => need === currentTarget.value) ?? null });
        }}
      >
        <option value="">{intl.formatMessage({ id: 'inventory.need.all' })}</option>
        {PAGE_NEEDS.map((need) => (
          <option key={need} value={need}>
            {intl.formatMessage({ id: `inventory.need.${need}` })}
          </option>
        ))}
      </HTMLSelect>
      {(place.q !== '' || place.status !== null || place.need !== null) && (
        <Button
          variant="minimal"
          icon={<ResetIcon />}
          onClick={() => {
            onMove(noFilters);
          }}
        >
          {intl.formatMessage({ id: 'common.reset' })}
        </Button>
      )}
    </div>
  );
}
