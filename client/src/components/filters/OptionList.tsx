import { Button, InputGroup, Menu, MenuItem } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { QueryList, renderFilteredItems } from '@blueprintjs/select';
import type { ItemListPredicate, ItemListRendererProps, ItemRenderer, ItemRendererProps } from '@blueprintjs/select';
import { compareStructural } from 'mobx';
import { memo, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { searchedNames } from '#client/api/namedRefSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { OptionFilterProps } from './OptionFilterContext.ts';
import styles from './OptionFilter.module.scss';

interface OptionRowProps {
  readonly option: NamedRef;
  /** Its index among the matching options. */
  readonly index: number;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly list: Pick<ItemRendererProps, 'handleClick' | 'handleFocus' | 'id' | 'ref'>;
}

/** Not rendered again for new list callbacks: they are recreated each time, but do the same for the same index. */
const OptionRow = memo(
  function OptionRow({ option, active, chosen, list: { handleClick, handleFocus, id, ref } }: OptionRowProps) {
    const takeRow = (row: HTMLLIElement | null): void => {
      // Blueprint sets the id on an inner link, but the row has the role `option`.
      if (row !== null && id !== undefined) row.id = id;
      if (typeof ref === 'function') ref(row);
    };
    return (
      <MenuItem
        ref={takeRow}
        {...(handleFocus === undefined ? {} : { onFocus: handleFocus })}
        roleStructure="listoption"
        active={active}
        selected={chosen}
        text={option.name}
        shouldDismissPopover={false}
        onClick={handleClick}
      />
    );
  },
  (before, after) => (['option', 'index', 'active', 'chosen'] as const).every((key) => before[key] === after[key]),
);

const renderOption =
  (selected: readonly string[]): ItemRenderer<NamedRef> =>
  (option, { modifiers, index, ...list }) =>
    modifiers.matchesPredicate ? (
      <OptionRow
        key={option.id}
        option={option}
        index={index}
        active={modifiers.active}
        chosen={selected.includes(option.id)}
        list={list}
      />
    ) : null;

/** Most options listed at once: thousands would take seconds to render. */
const MOST_LISTED = 200;

function matchingOptions(query: string, options: readonly NamedRef[]): NamedRef[] {
  const words = query.trim().toLowerCase();
  return options.filter((option) => searchedNames(option).some((name) => name.toLowerCase().includes(words)));
}

const firstMatching: ItemListPredicate<NamedRef> = (query, options) =>
  matchingOptions(query, options).slice(0, MOST_LISTED);

/** Says how many options match, where not all of them are listed. */
function MoreNote({ query, options }: { readonly query: string; readonly options: readonly NamedRef[] }) {
  const intl = useIntl();
  const total = options.length > MOST_LISTED ? matchingOptions(query, options).length : 0;
  if (total <= MOST_LISTED) return null;
  return (
    <span className={styles['more']} role="status">
      {intl.formatMessage({ id: 'filters.more' }, { shown: MOST_LISTED, total })}
    </span>
  );
}

/** The options of a filter: typing narrows them, arrows and Enter choose, and the list stays open for another choice. */
export function OptionList({ name, options, selected, state, onRetry, onChange }: OptionFilterProps) {
  const intl = useIntl();
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(() => [...options]);
  // Keeps the same array while its content is the same: with a new one, the active option jumps to the top.
  const items = compareStructural(kept, options) ? kept : [...options];
  if (items !== kept) setKept(items);
  const withOrWithout = (id: string): readonly string[] =>
    selected.includes(id) ? selected.filter((chosen) => chosen !== id) : [...selected, id];
  const placeholder = intl.formatMessage({ id: 'filters.search' }, { name: name.toLowerCase() });
  // A list that is empty, or not here yet, was not searched in vain.
  const isKnown = items.length > 0 || state === 'loaded';
  const none = isKnown ? (
    <li className={styles['note']}>
      {intl.formatMessage({ id: items.length > 0 ? 'filters.noMatch' : 'filters.noOptions' })}
    </li>
  ) : null;
  const renderList = (list: ItemListRendererProps<NamedRef>) => (
    <Menu
      id={listId}
      role="listbox"
      aria-label={name}
      aria-multiselectable
      ulRef={list.itemsParentRef}
      className={styles['popover'] ?? ''}
      // Keeps the focus in the search field after a click, so that typing and arrow keys still work; on a focused option, arrows would
      // scroll the page.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
    >
      {state === 'loading' && <li className={styles['note']}>{intl.formatMessage({ id: 'common.loading' })}</li>}
      {state === 'failed' && (
        <MenuItem
          roleStructure="listoption"
          text={intl.formatMessage({ id: 'filters.listFailed' })}
          shouldDismissPopover={false}
          onClick={() => {
            onRetry();
          }}
        />
      )}
      {state === 'notOffered' ? (
        <li className={styles['note']}>{intl.formatMessage({ id: 'notOffered.title' })}</li>
      ) : (
        renderFilteredItems(list, none)
      )}
    </Menu>
  );
  return (
    <QueryList<NamedRef>
      items={items}
      itemListPredicate={firstMatching}
      itemRenderer={renderOption(selected)}
      itemListRenderer={renderList}
      resetOnQuery
      onItemSelect={({ id }) => {
        onChange(withOrWithout(id));
      }}
      renderer={({ handleKeyDown, handleKeyUp, handleQueryChange, itemList, activeItemId, query }) => (
        <div className={styles['panel']}>
          <InputGroup
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user opened the list to search it
            autoFocus
            inputRef={search}
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={listId}
            aria-activedescendant={activeItemId}
            aria-label={placeholder}
            leftIcon={<SearchIcon />}
            placeholder={placeholder}
            value={query}
            onChange={handleQueryChange}
            onKeyDown={handleKeyDown}
            onKeyUp={handleKeyUp}
          />
          {itemList}
          {/* Rendered from the start: otherwise the list would jump with the first choice. */}
          <div className={styles['footer']}>
            <MoreNote query={query} options={items} />
            <Button
              size="small"
              variant="minimal"
              disabled={selected.length === 0}
              onClick={() => {
                onChange([]);
                // A disabled button loses the focus, and Escape would no longer close the list.
                search.current?.focus();
              }}
            >
              {intl.formatMessage({ id: 'filters.clear' })}
            </Button>
          </div>
        </div>
      )}
    />
  );
}
