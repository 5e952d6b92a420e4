import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import type { TabProps } from '../TabProps.ts';
import { ListTable } from './ListTable.tsx';
import { searchColumns } from './searchColumns.tsx';

/** The searches that engines ran for this prompt. */
export function SearchesTab({ detail, searchState, updateSearch }: TabProps) {
  const intl = useIntl();
  const columns = useMemo(() => searchColumns(intl, detail), [intl, detail]);
  const { searches } = detail;
  if (searches.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'promptDetails.searches.none' })}
        description={intl.formatMessage({ id: 'promptDetails.searches.none.how' })}
      />
    );
  }
  const title = intl.formatMessage({ id: 'promptDetails.tab.searches' });
  return (
    <ListTable
      id="prompt.searches"
      title={title}
      subtitle={intl.formatMessage({ id: 'promptDetails.searches.about' })}
      fileName={`${title} ${detail.prompt.text}`}
      columns={columns}
      rows={searches}
      getRowId={({ query }) => query}
      textOf={({ query }) => query}
      searchLabel={intl.formatMessage({ id: 'promptDetails.searches.search' })}
      searchState={searchState}
      updateSearch={updateSearch}
    />
  );
}
