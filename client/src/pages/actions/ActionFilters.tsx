import { useIntl } from 'react-intl';
import type { ActionRefs } from '#client/api/actionSchemas.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { FilterRow } from '#client/components/filters/FilterRow.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { isNarrowed, kinds, noFilters } from './actionSearch.ts';
import type { ActionSearch } from './actionSearch.ts';
import type { ActionMove } from './useActionBoard.ts';

interface ActionFiltersProps {
  readonly searchState: ActionSearch;
  readonly members: ActionRefs['members'];
  readonly onMove: ActionMove;
}

/** Filters of the board. Each control navigates, so that the address always matches the view. */
export function ActionFilters({ searchState, members, onMove }: ActionFiltersProps) {
  const intl = useIntl();
  const others = members.filter(({ self }) => !self);
  return (
    <FilterRow
      label={intl.formatMessage({ id: 'filters.title' })}
      narrowed={isNarrowed(searchState)}
      onReset={() => {
        onMove(noFilters);
      }}
    >
      <SearchBox
        label={intl.formatMessage({ id: 'actions.search' })}
        value={searchState.q}
        onChange={(q) => {
          onMove({ q }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'actions.filter.kind' })}
        options={kinds}
        labelOf={(kind) => intl.formatMessage({ id: `actions.kind.${kind}` })}
        value={searchState.kind}
        onChange={(kind) => {
          onMove({ kind });
        }}
      />
      <ChoiceSelect
        name={intl.formatMessage({ id: 'actions.filter.assignee' })}
        options={['me', 'none', ...others.map(({ id }) => id)]}
        labelOf={(who) =>
          who === 'me' || who === 'none'
            ? intl.formatMessage({ id: `actions.assignee.${who}` })
            : (others.find(({ id }) => id === who)?.name ?? who)
        }
        value={searchState.who === '' ? null : searchState.who}
        onChange={(who) => {
          onMove({ who: who ?? '' });
        }}
      />
    </FilterRow>
  );
}
