import { Button, Classes, Menu, MenuItem } from '@blueprintjs/core';
import { CaretDownIcon, SearchIcon, TickIcon } from '@blueprintjs/icons';
import { renderFilteredItems, Select } from '@blueprintjs/select';
import type { ItemPredicate, ItemRenderer } from '@blueprintjs/select';
import { useIntl } from 'react-intl';
import type { NamedRef } from '../../api/overviewSchemas.ts';
import styles from './OptionFilter.module.scss';

interface OptionFilterProps {
  /** What is chosen here: "Platforms". */
  readonly name: string;
  readonly options: readonly NamedRef[];
  readonly selected: readonly string[];
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => unknown;
  readonly onChange: (ids: readonly string[]) => void;
}

const renderOption =
  (selected: readonly string[]): ItemRenderer<NamedRef> =>
  (option, { handleClick, handleFocus, modifiers, ref }) => {
    if (!modifiers.matchesPredicate) return null;
    const chosen = selected.includes(option.id);
    return (
      <MenuItem
        key={option.id}
        {...(ref === undefined ? {} : { ref })}
        {...(handleFocus === undefined ? {} : { onFocus: handleFocus })}
        roleStructure="listoption"
        active={modifiers.active}
        selected={chosen}
        icon={chosen ? <TickIcon /> : <span className={Classes.MENU_ITEM_ICON} />}
        text={option.name}
        shouldDismissPopover={false}
        onClick={handleClick}
      />
    );
  };

const matches: ItemPredicate<NamedRef> = (query, { name }) =>
  name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());

/** Several of a list, searchable and by keyboard; nothing chosen means all of them. */
export function OptionFilter({ name, options, selected, state, onRetry, onChange }: OptionFilterProps) {
  const intl = useIntl();
  const [first] = selected;
  const chosenName = options.find(({ id }) => id === first)?.name ?? first ?? '';
  const summary =
    first === undefined
      ? intl.formatMessage({ id: 'filters.all' })
      : intl.formatMessage(
          { id: 'filters.chosen' },
          { first: chosenName, more: selected.length - 1, total: selected.length },
        );
  const handleSelect = ({ id }: NamedRef): void => {
    onChange(selected.includes(id) ? selected.filter((chosen) => chosen !== id) : [...selected, id]);
  };
  return (
    <Select<NamedRef>
      items={[...options]}
      itemPredicate={matches}
      itemRenderer={renderOption(selected)}
      itemListRenderer={(list) => (
        <>
          <Menu
            {...list.menuProps}
            ulRef={list.itemsParentRef}
            className={styles['popover'] ?? ''}
            aria-multiselectable
          >
            {state === 'loading' && <li className={styles['note']}>{intl.formatMessage({ id: 'common.loading' })}</li>}
            {state === 'failed' && (
              <MenuItem
                text={intl.formatMessage({ id: 'filters.listFailed' })}
                shouldDismissPopover={false}
                onClick={() => {
                  onRetry();
                }}
              />
            )}
            {renderFilteredItems(
              list,
              <li className={styles['note']}>{intl.formatMessage({ id: 'filters.noMatch' })}</li>,
            )}
          </Menu>
          {first !== undefined && (
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
        </>
      )}
      inputProps={{
        placeholder: intl.formatMessage({ id: 'filters.search' }, { name }),
        'aria-label': intl.formatMessage({ id: 'filters.search' }, { name }),
        leftIcon: <SearchIcon />,
      }}
      menuProps={{ 'aria-label': name }}
      popoverProps={{ placement: 'bottom-start' }}
      resetOnClose
      onItemSelect={handleSelect}
    >
      <Button
        className={styles['target'] ?? ''}
        variant="outlined"
        active={first !== undefined}
        endIcon={<CaretDownIcon />}
        ellipsizeText
        aria-label={intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary })}
      >
        <span className={styles['name']}>{name}</span> {summary}
      </Button>
    </Select>
  );
}
