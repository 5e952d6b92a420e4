import { useIntl } from 'react-intl';
import { PAGE_STATUSES } from '#client/api/ownPageSchemas.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { ListSearch } from '#client/components/filters/ListSearch.tsx';
import { noFilters, PAGE_NEEDS } from './inventorySearch.ts';
import type { InventoryModel } from './useInventoryPage.ts';

/** The filters of the inventory. Each control navigates, so that the address always matches the view. */
export function InventoryListSearch({ page }: { readonly page: InventoryModel }) {
  const intl = useIntl();
  const { searchState, updateSearch, inventory } = page;
  return (
    <ListSearch
      label={intl.formatMessage({ id: 'inventory.search' })}
      value={searchState.q}
      onSearch={(q) => {
        updateSearch({ q }, { replace: true });
      }}
      onRefresh={() => {
        void inventory.refetch();
      }}
      onReset={() => {
        updateSearch(noFilters);
      }}
    >
      <ChoiceSelect
        name={intl.formatMessage({ id: 'inventory.column.status' })}
        all={intl.formatMessage({ id: 'inventory.status.all' })}
        options={PAGE_STATUSES}
        labelOf={(status) => intl.formatMessage({ id: `inventory.status.${status}` })}
        value={searchState.status}
        onChange={(status) => {
          updateSearch({ status });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'inventory.need' })}
        all={intl.formatMessage({ id: 'inventory.need.all' })}
        options={PAGE_NEEDS}
        labelOf={(need) => intl.formatMessage({ id: `inventory.need.${need}` })}
        value={searchState.need}
        onChange={(need) => {
          updateSearch({ need });
        }}
      />
    </ListSearch>
  );
}
