import { Button } from '@blueprintjs/core';
import { FilterIcon, ResetIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useStores } from '../../stores/useStores.ts';
import { BrandedFilter } from './BrandedFilter.tsx';
import { DateFilter } from './DateFilter.tsx';
import type { DateWindow } from './datePresets.ts';
import styles from './FilterBar.module.scss';
import { OptionFilter } from './OptionFilter.tsx';
import type { Filters } from './useFilters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  /** The heading of the page stands in the same row; left out where the page has one of its own. */
  readonly title?: ReactNode;
  /** The days the project has answers for, once known: offers "all dates". */
  readonly span: DateWindow | null;
  /** The page is about one topic: there is none to choose. */
  readonly withoutTopics?: boolean;
  /** The page is about one prompt: nothing chooses among prompts. */
  readonly onePrompt?: boolean;
  /** Further controls at the end of the row. */
  readonly children?: ReactNode;
}

/** How many of the filters are in use; the disclosure of narrow screens says it. */
function countInUse({ form, differs }: Filters): number {
  const lists = [
    form.platform_ids.length > 0,
    form.topic_ids.length > 0,
    form.keyword_ids !== '',
    form.branded !== '',
    form.tag !== '',
  ];
  const count = lists.filter(Boolean).length;
  return count === 0 && differs ? 1 : count;
}

/** One row of filters; every control navigates, so that the address always says what is shown. */
export const FilterBar = observer(function FilterBar({
  filters,
  title,
  span,
  withoutTopics = false,
  onePrompt = false,
  children,
}: FilterBarProps) {
  const intl = useIntl();
  const { filters: store } = useStores();
  const [open, setOpen] = useState(false);
  const controlsId = useId();
  const { form, setFilters } = filters;
  const used = countInUse(filters);
  const keywordOptions = store.keywords.map(({ id, label }) => ({ id, name: label }));
  return (
    <div className={styles['bar']} role="group" aria-label={intl.formatMessage({ id: 'filters.title' })}>
      {title !== undefined && <h1 className={styles['title']}>{title}</h1>}
      <Button
        className={styles['disclosure'] ?? ''}
        icon={<FilterIcon />}
        aria-expanded={open}
        aria-controls={controlsId}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {intl.formatMessage({ id: 'filters.disclosure' }, { count: used })}
      </Button>
      <div id={controlsId} className={`${styles['controls'] ?? ''} ${open ? (styles['open'] ?? '') : ''}`}>
        <DateFilter form={form} span={span} onChange={setFilters} />
        <OptionFilter
          name={intl.formatMessage({ id: 'filters.platforms' })}
          options={store.platforms}
          selected={form.platform_ids}
          state={store.listsState}
          onRetry={store.loadLists}
          onChange={(ids) => {
            setFilters({ platform_ids: ids });
          }}
        />
        {!withoutTopics && !onePrompt && (
          <OptionFilter
            name={intl.formatMessage({ id: 'filters.topics' })}
            options={store.topics}
            selected={form.topic_ids}
            state={store.listsState}
            onRetry={store.loadLists}
            onChange={(ids) => {
              setFilters({ topic_ids: ids });
            }}
          />
        )}
        {!onePrompt && (
          <>
            <OptionFilter
              name={intl.formatMessage({ id: 'filters.keywords' })}
              options={keywordOptions}
              selected={form.keyword_ids === '' ? [] : form.keyword_ids.split(',')}
              state={store.listsState}
              onRetry={store.loadLists}
              onChange={(ids) => {
                setFilters({ keyword_ids: ids.join(',') });
              }}
            />
            <BrandedFilter value={form.branded} onChange={setFilters} />
          </>
        )}
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
      </div>
      {children !== undefined && <div className={styles['end']}>{children}</div>}
    </div>
  );
});
