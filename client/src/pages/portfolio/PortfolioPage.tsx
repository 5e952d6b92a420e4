import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchState } from '#client/components/address/useSearchState.ts';
import { RowsSkeleton } from '#client/components/skeleton/RowsSkeleton.tsx';
import { ListPageLayout } from '#client/components/ui/ListPageLayout.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { useAccess } from '#client/stores/useAccess.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { PortfolioBar } from './PortfolioBar.tsx';
import { daysOf, portfolioSearch } from './portfolioSearch.ts';
import { PortfolioTable } from './PortfolioTable.tsx';
import { PortfolioTools } from './PortfolioTools.tsx';
import { groupNames, narrowRows, sortRows } from './sortRows.ts';
import { usePortfolio } from './usePortfolio.ts';

const NONE: ReadonlySet<string> = new Set();

/** All projects side by side, worst real change first. */
export const PortfolioPage = observer(function PortfolioPage() {
  const intl = useIntl();
  const access = useAccess();
  const { searchState, updateSearch } = useSearchState(portfolioSearch);
  const query = usePortfolio(daysOf(searchState), searchState.archived);
  const [chosen, setChosen] = useState(NONE);
  const [grouping, setGrouping] = useState(false);
  const all = query.data?.list ?? [];
  const groups = groupNames(all);
  const rows = sortRows(narrowRows(all, searchState.q, searchState.group), searchState.sort);
  // Hidden rows are not acted on.
  const ticked = rows.filter(({ id }) => chosen.has(id));
  const mayGroup = access !== 'view';
  const title = intl.formatMessage({ id: 'menu.portfolio' });
  return (
    <ListPageLayout header={<h1>{title}</h1>} about={intl.formatMessage({ id: 'portfolio.about' })}>
      <PortfolioTools
        searchState={searchState}
        onMove={updateSearch}
        groups={groups}
        archived={query.data?.archived ?? 0}
      />
      {mayGroup && ticked.length > 0 && (
        <PortfolioBar
          projects={ticked}
          onGroup={() => {
            setGrouping(true);
          }}
          onClear={() => {
            setChosen(NONE);
          }}
        />
      )}
      {/* Counting continues in the background: loaded rows are not dimmed meanwhile. */}
      <LoadPanel
        query={{ ...query, isFetching: query.isFetching && (query.data === undefined || query.isPlaceholderData) }}
        what={title}
        skeleton={<RowsSkeleton framed />}
      >
        {() => (
          <PortfolioTable
            rows={rows}
            searchState={searchState}
            onMove={updateSearch}
            isEmpty={all.length === 0}
            chosen={mayGroup ? chosen : null}
            onChoose={setChosen}
          />
        )}
      </LoadPanel>
      {grouping && (
        <GroupDialog
          projects={ticked}
          groups={groups}
          onClose={() => {
            setGrouping(false);
          }}
          onDone={() => {
            setGrouping(false);
            setChosen(NONE);
          }}
        />
      )}
    </ListPageLayout>
  );
});
