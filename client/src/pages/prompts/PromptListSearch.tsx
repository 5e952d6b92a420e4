import { useIntl } from 'react-intl';
import { tagRefs } from '#client/api/namedRefSchemas.ts';
import { ListSearch } from '#client/components/filters/ListSearch.tsx';
import { listStateOf } from '#client/components/filters/listStateOf.ts';
import { OptionFilter } from '#client/components/filters/OptionFilter.tsx';
import type { OptionFilterProps } from '#client/components/filters/OptionFilterContext.ts';
import { noFilters, promptKinds, promptStates } from './promptSearch.ts';
import type { PromptPageModel } from './usePromptPage.ts';

interface OneOfProps<Id extends string> extends Partial<Pick<OptionFilterProps, 'state' | 'onRetry'>> {
  readonly name: string;
  readonly options: readonly { readonly id: Id; readonly name: string }[];
  /** Empty: all. */
  readonly value: string;
  readonly onChange: (id: Id | null) => void;
}

/** A single-choice filter: a new choice replaces the old one. */
function OneOf<Id extends string>({ name, options, value, onChange, state, onRetry }: OneOfProps<Id>) {
  return (
    <OptionFilter
      name={name}
      options={options}
      selected={value === '' ? [] : [value]}
      state={state ?? 'loaded'}
      onRetry={onRetry ?? (() => undefined)}
      onChange={(ids) => {
        onChange(options.find(({ id }) => id !== value && ids.includes(id))?.id ?? null);
      }}
    />
  );
}

/** The filters of the prompts. Each control navigates, so that the address always matches the view. */
export function PromptListSearch({ page }: { readonly page: PromptPageModel }) {
  const intl = useIntl();
  const { searchState, updateSearch, paged } = page;
  const { query } = paged;
  const refresh = (): void => {
    void query.refetch();
  };
  // Topics and tags are part of the list's response.
  const topics = query.data?.topics ?? [];
  const tags = query.data === undefined ? [] : tagRefs(query.data);
  const listState = listStateOf(query);
  return (
    <ListSearch
      label={intl.formatMessage({ id: 'prompt.search' })}
      value={searchState.q}
      onSearch={(q) => {
        updateSearch({ q }, { replace: true });
      }}
      onRefresh={refresh}
      onReset={() => {
        updateSearch(noFilters);
      }}
    >
      <OneOf
        name={intl.formatMessage({ id: 'prompt.column.topic' })}
        options={topics}
        state={listState}
        onRetry={refresh}
        value={searchState.topic}
        onChange={(topic) => {
          updateSearch({ topic: topic ?? '' });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'prompt.column.tags' })}
        options={tags}
        state={listState}
        onRetry={refresh}
        value={searchState.tag}
        onChange={(tag) => {
          updateSearch({ tag: tag ?? '' });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'filters.branded' })}
        options={promptKinds.map((id) => ({ id, name: intl.formatMessage({ id: `filters.branded.${id}` }) }))}
        value={searchState.branded ?? ''}
        onChange={(branded) => {
          updateSearch({ branded });
        }}
      />
      <OneOf
        name={intl.formatMessage({ id: 'prompt.state' })}
        options={promptStates.map((id) => ({ id, name: intl.formatMessage({ id: `prompt.state.${id}` }) }))}
        value={searchState.state ?? ''}
        onChange={(state) => {
          updateSearch({ state });
        }}
      />
    </ListSearch>
  );
}
