import { Button } from '@blueprintjs/core';
import { ResetIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FilterList } from '#client/stores/FiltersStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { BrandedFilter } from './BrandedFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import { chooseIds, chosenIds, listsOfPage } from './listFilters.ts';
import { OptionFilter } from './OptionFilter.tsx';
import type { Filters } from './useFilters.ts';

interface FilterControlsProps {
  readonly filters: Filters;
  /** The days with answers in the project, once loaded; as strings, so that equal days are equal for memo. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly withoutTopics: boolean;
  readonly onePrompt: boolean;
}

/** The controls of the filter bar; rendered only when the choice changes, not when figures arrive. */
export const FilterControls = observer(function FilterControls(props: FilterControlsProps) {
  const { filters, firstDay, lastDay, withoutTopics, onePrompt } = props;
  const intl = useIntl();
  const { filters: store } = useStores();
  const { form, setFilters } = filters;
  const { keywords } = store;
  const keywordOptions = useMemo(() => keywords.map(({ id, label }) => ({ id, name: label })), [keywords]);
  const [platforms, topics, chosenKeywords] = useMemo(() => {
    const verbs = (list: FilterList) => ({
      onChange: (ids: readonly string[]) => setFilters(chooseIds(list, ids)),
    });
    return [verbs('platforms'), verbs('topics'), verbs('keywords')];
  }, [setFilters]);
  const ofPage = listsOfPage({ withoutTopics, onePrompt });
  const has = (list: FilterList): boolean => ofPage.includes(list) && !store.missingLists.includes(list);
  const lists = { state: store.listsState, onRetry: store.loadLists };
  const span = firstDay === null || lastDay === null ? null : { start: firstDay, end: lastDay };
  return (
    <>
      <DateFilter form={form} span={span} onChange={setFilters} />
      {has('platforms') && (
        <OptionFilter
          name={intl.formatMessage({ id: 'filters.platforms' })}
          options={store.platforms}
          selected={form.platform_ids}
          {...lists}
          {...platforms}
        />
      )}
      {has('topics') && (
        <OptionFilter
          name={intl.formatMessage({ id: 'filters.topics' })}
          options={store.topics}
          selected={form.topic_ids}
          {...lists}
          {...topics}
        />
      )}
      {has('keywords') && (
        <OptionFilter
          name={intl.formatMessage({ id: 'filters.keywords' })}
          options={keywordOptions}
          selected={chosenIds(form, 'keywords')}
          {...lists}
          {...chosenKeywords}
        />
      )}
      {!onePrompt && <BrandedFilter value={form.branded} onChange={setFilters} />}
      {form.tag !== '' && (
        <Button
          variant="outlined"
          endIcon={<SmallCrossIcon />}
          aria-label={intl.formatMessage({ id: 'filters.tag.remove' }, { tag: form.tag })}
          onClick={() => {
            setFilters({ tag: '' });
          }}
        >
          {intl.formatMessage({ id: 'filters.tag' }, { tag: form.tag })}
        </Button>
      )}
      {filters.differs && (
        <Button variant="minimal" icon={<ResetIcon />} onClick={filters.reset}>
          {intl.formatMessage({ id: 'common.reset' })}
        </Button>
      )}
    </>
  );
});
