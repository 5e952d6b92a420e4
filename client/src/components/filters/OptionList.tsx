import { Button, InputGroup, Menu, MenuItem } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { QueryList, renderFilteredItems } from '@blueprintjs/select';
import type { ItemListRendererProps, ItemPredicate, ItemRenderer } from '@blueprintjs/select';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { NamedRef } from '../../api/namedRefSchemas.ts';
import type { OptionFilterProps } from './OptionFilter.tsx';
import styles from './OptionFilter.module.scss';

const renderOption =
  (selected: readonly string[]): ItemRenderer<NamedRef> =>
  (option, { handleClick, handleFocus, modifiers, ref }) => {
    if (!modifiers.matchesPredicate) return null;
    return (
      <MenuItem
        key={option.id}
        {...(ref === undefined ? {} : { ref })}
        {...(handleFocus === undefined ? {} : { onFocus: handleFocus })}
        roleStructure="listoption"
        active={modifiers.active}
        selected={selected.includes(option.id)}
        text={option.name}
        shouldDismissPopover={false}
        onClick={handleClick}
      />
    );
  };

const matches: ItemPredicate<NamedRef> = (query, { name }) => name.toLowerCase().includes(query.trim().toLowerCase());

/** The options of a filter: typing narrows them, arrows and Enter choose, and the list stays open for the next one. */
export function OptionList({ name, options, selected, state, onRetry, onChange }: OptionFilterProps) {
  const intl = useIntl();
  const listId = useId();
  const placeholder = intl.formatMessage({ id: 'filters.search' }, { name });
  const renderList = (list: ItemListRendererProps<NamedRef>) => (
    <Menu
      id={listId}
      role="listbox"
      aria-label={name}
      aria-multiselectable
      ulRef={list.itemsParentRef}
      className={styles['popover'] ?? ''}
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
      {renderFilteredItems(list, <li className={styles['note']}>{intl.formatMessage({ id: 'filters.noMatch' })}</li>)}
    </Menu>
  );
  return (
    <QueryList<NamedRef>
      items={[...options]}
      itemPredicate={matches}
      itemRenderer={renderOption(selected)}
      itemListRenderer={renderList}
      resetOnQuery
      onItemSelect={({ id }) => {
        onChange(selected.includes(id) ? selected.filter((chosen) => chosen !== id) : [...selected, id]);
      }}
      renderer={({ handleKeyDown, handleKeyUp, handleQueryChange, itemList, query }) => (
        <div className={styles['panel']}>
          <InputGroup
            // The list was opened to choose from it; its search is where typing belongs.
            // eslint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus
            role="combobox"
            aria-expanded
            aria-autocomplete="list"
            aria-controls={listId}
            aria-label={placeholder}
            leftIcon={<SearchIcon />}
            placeholder={placeholder}
            value={query}
            onChange={handleQueryChange}
            onKeyDown={handleKeyDown}
            onKeyUp={handleKeyUp}
          />
          {itemList}
          {selected.length > 0 && (
            <div className={styles['footer']}>
              <Button
                size="small"
                variant="minimal"
                onClick={() => {
                  onChange([]);
                }}
              >
                {intl.formatMessage({ id: 'filters.clear' })}
              </Button>
            </div>
          )}
        </div>
      )}
    />
  );
}
