import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatCount } from '#client/components/figures/formats.ts';
import { EmptyState } from '#client/components/ui/EmptyState.tsx';
import { useLatest } from '#client/hooks/useLatest.ts';
import type { TabProps } from '../TabProps.ts';
import { ListTable } from './ListTable.tsx';
import { pageName, sourceColumns } from './sourceColumns.tsx';

/** Every page that answers to this prompt cite. */
export function SourcesTab({ detail, searchState, updateSearch, onOpen }: TabProps) {
  const intl = useIntl();
  const open = useLatest(onOpen);
  const columns = useMemo(() => sourceColumns({ intl, detail, onOpen: open }), [intl, detail, open]);
  const { sources } = detail;
  if (sources.length === 0) {
    const why = detail.sources_captured ? 'promptDetails.sources.none' : 'promptDetails.sources.notCaptured';
    return <EmptyState title={intl.formatMessage({ id: why })} />;
  }
  const title = intl.formatMessage({ id: 'promptDetails.tab.sources' });
  return (
    <ListTable
      id="prompt.sources"
      title={title}
      subtitle={intl.formatMessage(
        { id: 'promptDetails.sources.about' },
        { count: sources.length, shown: formatCount(intl, sources.length) },
      )}
      fileName={`${title} ${detail.prompt.text}`}
      columns={columns}
      rows={sources}
      getRowId={({ url }) => url}
      textOf={(row) => `${pageName(row)} ${row.url}`}
      searchLabel={intl.formatMessage({ id: 'promptDetails.sources.search' })}
      searchState={searchState}
      updateSearch={updateSearch}
    />
  );
}
