import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { listStateOf } from '#client/components/filters/listStateOf.ts';
import { PromptsButton } from '#client/components/prompts/PromptsButton.tsx';
import { useApi } from '#client/stores/useApi.ts';

/** Page size of the call. */
const MOST = 200;

/** The prompts of the project that a draft can answer. */
export function useDraftPrompts(projectId: string) {
  const api = useApi(createPromptApi);
  const query = useQuery({
    queryKey: ['writing', projectId, 'prompts'],
    queryFn: ({ signal }) => api.list({ page: 1, page_size: MOST, state: 'active' }, { signal }),
    select: ({ list }) => list.map(({ id, text }): NamedRef => ({ id, name: text })),
  });
  return { query, options: query.data };
}

interface DraftPromptsProps {
  readonly prompts: ReturnType<typeof useDraftPrompts>;
  readonly selected: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The prompts that a draft should answer; an empty selection means none, not all. */
export function DraftPrompts({ prompts: { query, options = [] }, selected, onChange }: DraftPromptsProps) {
  const intl = useIntl();
  return (
    <PromptsButton
      name={intl.formatMessage({ id: 'score.draft.prompts' })}
      summary={intl.formatMessage({ id: 'score.draft.promptCount' }, { count: selected.length })}
      options={options}
      selected={selected}
      state={listStateOf(query)}
      onRetry={query.refetch}
      onChange={onChange}
    />
  );
}
