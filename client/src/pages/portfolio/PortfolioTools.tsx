import { Switch } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { PORTFOLIO_DAYS } from '#client/api/schemas/portfolioSchemas.ts';
import type { SearchUpdate } from '#client/components/address/useSearchState.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { SearchBox } from '#client/components/filters/SearchBox.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import type { PortfolioSearch } from './portfolioSearch.ts';
import styles from './PortfolioPage.module.scss';

interface PortfolioToolsProps {
  readonly searchState: PortfolioSearch;
  readonly onMove: SearchUpdate<PortfolioSearch>;
  readonly groups: readonly string[];
  /** Number of archived projects. */
  readonly archived: number;
}

/** The filters and the window of the portfolio, stored in the address. */
export function PortfolioTools({ searchState, onMove, groups, archived }: PortfolioToolsProps) {
  const intl = useIntl();
  const { days, group, q } = searchState;
  // A group that no longer exists stays an option while it is in the address, so that it can be deselected.
  const named = group === '' || groups.includes(group) ? groups : [...groups, group];
  return (
    <div className={styles['tools']}>
      <NativeSelect
        aria-label={intl.formatMessage({ id: 'portfolio.days' })}
        value={days}
        onChange={({ currentTarget }) => {
          onMove({ days: currentTarget.value });
        }}
      >
        {PORTFOLIO_DAYS.map((count) => (
          <option key={count} value={String(count)}>
            {intl.formatMessage({ id: 'portfolio.lastDays' }, { count })}
          </option>
        ))}
      </NativeSelect>
      {named.length > 0 && (
        <ChoiceSelect
          name={intl.formatMessage({ id: 'portfolio.column.group' })}
          options={named}
          labelOf={(name) => name}
          value={group === '' ? null : group}
          onChange={(name) => {
            onMove({ group: name ?? '' });
          }}
        />
      )}
      <SearchBox
        label={intl.formatMessage({ id: 'portfolio.search' })}
        value={q}
        onChange={(text) => {
          onMove({ q: text }, { replace: true });
        }}
      />
      {(archived > 0 || searchState.archived) && (
        <Switch
          checked={searchState.archived}
          label={intl.formatMessage({ id: 'portfolio.archived' }, { count: archived })}
          onChange={({ currentTarget }) => {
            onMove({ archived: currentTarget.checked });
          }}
        />
      )}
    </div>
  );
}
