import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { createBrandCentreApi } from '#client/api/brandCentreApi.ts';
import type { EvidenceQuery } from '#client/api/brandCentreApi.ts';
import type { FactError, JudgedFact } from '#client/api/brandCentreSchemas.ts';
import type { FilterQuery } from '#client/api/filterQuery.ts';
import { formatCount } from '#client/components/figures/formats.ts';
import { ChoiceSelect } from '#client/components/filters/ChoiceSelect.tsx';
import { brandKeys } from '#client/queries/brandKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { nothingRead } from '../brandSearch.ts';
import type { BrandTabProps } from '../BrandTabProps.ts';
import { PassageList } from '../PassageList.tsx';
import { ReadPanel } from '../ReadPanel.tsx';
import { Tone } from '../Tone.tsx';
import { verdicts } from './FactRow.tsx';

interface EvidencePanelProps extends Pick<
  BrandTabProps,
  'projectId' | 'filters' | 'searchState' | 'updateSearch' | 'drawer'
> {
  readonly fact: JudgedFact;
  /** Show only sentences with this error. */
  readonly error: FactError | undefined;
}

const PAGE_SIZE = 20;

function useEvidence(projectId: string, filters: FilterQuery, choice: EvidenceQuery) {
  const api = useApi(createBrandCentreApi);
  const query = { ...filters, ...choice };
  return useInfiniteQuery({
    queryKey: brandKeys.evidence(projectId, query),
    queryFn: ({ pageParam, signal }) => api.evidence({ ...query, page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
  });
}

/** The sentences about a fact, each with its verdict. */
export function EvidencePanel({
  projectId,
  filters,
  searchState,
  updateSearch,
  drawer,
  fact,
  error,
}: EvidencePanelProps) {
  const intl = useIntl();
  const { verdict } = searchState;
  const query = useEvidence(projectId, filters.query, {
    fact_id: fact.id,
    ...(error === undefined ? {} : { error_id: error.id }),
    ...(error === undefined && verdict !== null ? { verdict } : {}),
  });
  const total = query.data?.pages[0]?.total;
  const title =
    error === undefined
      ? intl.formatMessage({ id: 'brand.evidence.title' }, { statement: fact.statement })
      : intl.formatMessage({ id: 'brand.errors.said' }, { said: error.said, expected: error.expected });
  const about = error === undefined ? 'brand.evidence.about' : 'brand.evidence.aboutError';
  return (
    <ReadPanel
      title={title}
      {...(total === undefined
        ? {}
        : { subtitle: intl.formatMessage({ id: about }, { count: total, shown: formatCount(intl, total) }) })}
      of={`${fact.id} ${error?.id ?? ''} ${verdict ?? ''}`}
      choice={
        error === undefined && (
          <ChoiceSelect
            name={intl.formatMessage({ id: 'brand.evidence.kind' })}
            all={intl.formatMessage({ id: 'brand.evidence.allKinds' })}
            options={verdicts}
            labelOf={(option) => intl.formatMessage({ id: `brand.tone.${option}` })}
            value={verdict}
            onChange={(chosen) => {
              updateSearch({ verdict: chosen }, { replace: true });
            }}
          />
        )
      }
      onClose={() => {
        updateSearch(nothingRead);
      }}
    >
      <PassageList
        query={query}
        noteOf={(passage) => <Tone kind={passage.verdict} />}
        markedOf={({ said }) => said}
        onOpen={(answerId) => {
          drawer.open(
            fact.brand_id === null ? { status: 'ok' } : { brand_id: fact.brand_id, mention: 'named' },
            answerId,
          );
        }}
      />
    </ReadPanel>
  );
}
