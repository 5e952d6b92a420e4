import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { OptionFilter } from './OptionFilter.tsx';

interface BrandedFilterProps {
  readonly value: FilterForm['branded'];
  readonly onChange: (changes: Pick<FilterForm, 'branded'>) => void;
}

const KINDS = ['branded', 'unbranded'] as const;
function changesOf(ids: readonly string[]): Pick<FilterForm, 'branded'> {
  const [only, another] = KINDS.filter((kind) => ids.includes(kind));
  return { branded: only === undefined || another !== undefined ? '' : only };
}
const nothingToRetry = (): undefined => undefined;

/** Filters prompts by whether they name a tracked brand, which inflates its visibility. Choosing both kinds means all. */
export const BrandedFilter = memo(function BrandedFilter({ value, onChange }: BrandedFilterProps) {
  const intl = useIntl();
  const options = useMemo(
    () => KINDS.map((id) => ({ id, name: intl.formatMessage({ id: `filters.branded.${id}` }) })),
    [intl],
  );
  return (
    <OptionFilter
      name={intl.formatMessage({ id: 'filters.branded' })}
      options={options}
      selected={value === '' ? [] : [value]}
      state="loaded"
      onRetry={nothingToRetry}
      onChange={(ids) => {
        onChange(changesOf(ids));
      }}
    />
  );
});
