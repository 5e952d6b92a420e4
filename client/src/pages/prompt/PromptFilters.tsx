import { useIntl } from 'react-intl';
import type { ManagedPromptList } from '../../api/manageSchemas.ts';
import { FilterRow } from '../../components/filters/FilterRow.tsx';
import { SearchBox } from '../../components/filters/SearchBox.tsx';
import { OptionFilter } from '../../components/filters/OptionFilter.tsx';
import { isNarrowed, noFilters, promptKinds, promptStates } from './promptSearch.ts';
import type { PromptPlace } from './promptSearch.ts';
import type { PromptMove } from './usePromptPage.ts';

interface OneOfProps<Id extends string> {
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  /** Empty: all. */
  readonly value: string;
  readonly onChange: (id: Id | null) => void;
}

/** A filter that has one value at a time: choosing another one takes its place. */
function OneOf<Id extends string>({ name, options, value, onChange }: OneOfProps<Id>) {
  return (
    <OptionFilter
      name={name}
      options={options}
      selected={value === '' ? [] : [value]}
      state="loaded"
      onRetry={() => undefined}
      onChange={(ids) => {
        onChange(options.find(({ id }) => id !== value && ids.includes(id))?.id ?? null);
      }}
    />
  );
}

interface PromptFiltersProps {
  readonly place: PromptPlace;
  readonly list: ManagedPromptList;
  readonly onMove: PromptMove;
}

/** Narrows the list; every control navigates, so that the address always says what is shown. */
export function PromptFilters({ place, list, onMove }: PromptFiltersProps) {
  const intl = useIntl();
  return (
    <FilterRow
      label={intl.formatMessage({ id: 'filters.title' })}
      narrowed={isNarrowed(place)}
      onReset={() => {
        onMove(noFilters);
      }}
    >
      <SearchBox
        label={intl.formatMessage({ id: 'prompt.search' })}
        value={place.q}
        onChange={(q) => {
          onMove({ q }, { replace: true });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'prompt.column.topic' })}
        options={list.topics}
        value={place.topic}
        onChange={(topic) => {
          onMove({ topic: topic ?? '' });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'prompt.column.tags' })}
        options={list.tags.map((tag) => ({ id: tag, name: tag }))}
        value={place.tag}
        onChange={(tag) => {
          onMove({ tag: tag ?? '' });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'filters.branded' })}
        options={promptKinds.map((id) => ({ id, name: intl.formatMessage({ id: `filters.branded.${id}` }) }))}
        value={place.branded ?? ''}
        onChange={(branded) => {
          onMove({ branded });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'prompt.state' })}
        options={promptStates.map((id) => ({ id, name: intl.formatMessage({ id: `prompt.state.${id}` }) }))}
        value={place.state ?? ''}
        onChange={(state) => {
          onMove({ state });
        }}
      />
    </FilterRow>
  );
}
