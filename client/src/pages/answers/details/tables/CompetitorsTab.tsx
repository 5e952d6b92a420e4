import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { niceTicks } from '#client/components/chart/axes/niceTicks.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import type { TabProps } from '../TabProps.ts';
import { brandColumns, brandName } from './brandColumns.tsx';
import { ListTable } from './ListTable.tsx';

/** Every tracked brand in the answers to this prompt, by rank. */
export function CompetitorsTab({ detail, searchState, updateSearch, onOpen }: TabProps) {
  const intl = useIntl();
  const open = useLatest(onOpen);
  const columns = useMemo(() => {
    const highest = Math.max(0, ...detail.competitors.map(({ visibility }) => visibility?.high ?? 0));
    return brandColumns({ intl, detail, end: niceTicks(highest).at(-1) ?? 1, onOpen: open });
  }, [intl, detail, open]);
  const title = intl.formatMessage({ id: 'promptDetails.tab.competitors' });
  return (
    <ListTable
      id="prompt.brands"
      title={title}
      subtitle={intl.formatMessage({ id: 'promptDetails.brands.about' })}
      fileName={`${title} ${detail.prompt.text}`}
      columns={columns}
      rows={detail.competitors}
      getRowId={({ brand_id: id }) => id}
      textOf={({ brand_id: id }) => brandName(detail, id)}
      searchLabel={intl.formatMessage({ id: 'promptDetails.brands.search' })}
      searchState={searchState}
      updateSearch={updateSearch}
    />
  );
}
