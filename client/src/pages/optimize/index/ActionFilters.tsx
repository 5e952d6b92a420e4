import { HTMLSelect } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { ActionRefs } from '../../../api/actionSchemas.ts';
import { FilterRow } from '../../../components/filters/FilterRow.tsx';
import { ChoiceSelect } from '../../../components/filters/ChoiceSelect.tsx';
import { SearchBox } from '../../../components/filters/SearchBox.tsx';
import { isNarrowed, kinds, noFilters } from './actionSearch.ts';
import type { ActionPlace } from './actionSearch.ts';
import type { ActionMove } from './useActionBoard.ts';

interface ActionFiltersProps {
  readonly place: ActionPlace;
  readonly members: ActionRefs['members'];
  readonly onMove: ActionMove;
}

/** Narrows the board; every control navigates, so that the address always says what is shown. */
export function ActionFilters({ place, members, onMove }: ActionFiltersProps) {
  const intl = useIntl();
  const kindName = intl.formatMessage({ id: 'actions.filter.kind' });
  const whoName = intl.formatMessage({ id: 'actions.filter.assignee' });
  const all = (name: string): string =>
    intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary: intl.formatMessage({ id: 'filters.all' }) });
  return (
    <FilterRow
      label={intl.formatMessage({ id: 'filters.title' })}
      narrowed={isNarrowed(place)}
      onReset={() => {
        onMove(noFilters);
      }}
    >
      <SearchBox
        label={intl.formatMessage({ id: 'actions.search' })}
        value={place.q}
        onChange={(q) => {
          onMove({ q }, { replace: true });
        }}
      />
      <ChoiceSelect
        name={kindName}
        options={kinds}
        labelOf={(kind) => intl.formatMessage({ id: `actions.kind.${kind}` })}
        value={place.kind}
        onChange={(kind) => {
          onMove({ kind });
        }}
      />
      <HTMLSelect
        aria-label={whoName}
        value={place.who}
        onChange={({ currentTarget }) => {
          onMove({ who: currentTarget.value });
        }}
      >
        <option value="">{all(whoName)}</option>
        <option value="me">{intl.formatMessage({ id: 'actions.assignee.me' })}</option>
        <option value="none">{intl.formatMessage({ id: 'actions.assignee.none' })}</option>
        {members
          .filter(({ self }) => !self)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </HTMLSelect>
    </FilterRow>
  );
}
