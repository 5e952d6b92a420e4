import { useIntl } from 'react-intl';
import { PAGE_STATUSES } from '../../../api/ownPageSchemas.ts';
import { FilterRow } from '../../../components/filters/FilterRow.tsx';
import { ChoiceSelect } from '../../../components/filters/ChoiceSelect.tsx';
import { SearchBox } from '../../../components/filters/SearchBox.tsx';
import { noFilters, PAGE_NEEDS } from './inventorySearch.ts';
import type { InventoryPlace } from './inventorySearch.ts';
import type { InventoryMove } from './useInventoryPage.ts';

interface InventoryFiltersProps {
  readonly place: InventoryPlace;
  readonly onMove: InventoryMove;
}

/** Narrows the rows; every control navigates, so that the address always says what is shown. */
export function InventoryFilters({ place, onMove }: InventoryFiltersProps) {
  const intl = useIntl();
  return (
    <FilterRow
      label={intl.formatMessage({ id: 'inventory.filters' })}
      narrowed={place.q !== '' || place.status !== null || place.need !== null}
      onReset={() => {
        onMove(noFilters);
      }}
    >
      <SearchBox
        label={intl.formatMessage({ id: 'inventory.search' })}
        value={place.q}
        onChange={(q) => {
          onMove({ q }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'inventory.column.status' })}
        all={intl.formatMessage({ id: 'inventory.status.all' })}
        options={PAGE_STATUSES}
        labelOf={(status) => intl.formatMessage({ id: `inventory.status.${status}` })}
        value={place.status}
        onChange={(status) => {
          onMove({ status });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'inventory.need' })}
        all={intl.formatMessage({ id: 'inventory.need.all' })}
        options={PAGE_NEEDS}
        labelOf={(need) => intl.formatMessage({ id: `inventory.need.${need}` })}
        value={place.need}
        onChange={(need) => {
          onMove({ need });
        }}
      />
    </FilterRow>
  );
}
