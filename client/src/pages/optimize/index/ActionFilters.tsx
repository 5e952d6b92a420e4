import { Button, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { ResetIcon, SearchIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { ActionRefs } from '../../../api/actionSchemas.ts';
import { useTyped } from '../../../components/address/useTyped.ts';
import styles from './ActionBoardPage.module.scss';
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
  const [text, setText] = useTyped(place.q, (q) => {
    onMove({ q }, { replace: true });
  });
  const search = intl.formatMessage({ id: 'actions.search' });
  const kindName = intl.formatMessage({ id: 'actions.filter.kind' });
  const whoName = intl.formatMessage({ id: 'actions.filter.assignee' });
  const all = (name: string): string =>
    intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary: intl.formatMessage({ id: 'filters.all' }) });
  return (
    <div className={styles['filters']} role="search" aria-label={intl.formatMessage({ id: 'filters.title' })}>
      <InputGroup
        className={styles['search'] ?? ''}
        type="search"
        leftIcon={<SearchIcon />}
        aria-label={search}
        placeholder={search}
        value={text}
        onValueChange={setText}
      />
      <HTMLSelect
        aria-label={kindName}
        value={place.kind ?? ''}
        onChange={({ currentTarget }) => {
          onMove({ kind: kinds.find((kind) => kind === currentTarget.value) ?? null });
        }}
      >
        <option value="">{all(kindName)}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {intl.formatMessage({ id: `actions.kind.${kind}` })}
          </option>
        ))}
      </HTMLSelect>
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
      {isNarrowed(place) && (
        <Button
          variant="minimal"
          icon={<ResetIcon />}
          onClick={() => {
            onMove(noFilters);
          }}
        >
          {intl.formatMessage({ id: 'common.reset' })}
        </Button>
      )}
    </div>
  );
}
