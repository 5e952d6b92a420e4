import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { loadAllPrompts } from '#client/api/loadAllPrompts.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { listStateOf } from '#client/components/filters/listStateOf.ts';
import { PromptsButton } from '#client/components/prompts/PromptsButton.tsx';
import { useApi } from '#client/stores/useApi.ts';

/** The prompts of the project that a draft can answer. */
export function useDraftPrompts(projectId: string) {
  const api = useApi(createPromptApi);
  const query = useQuery({
    queryKey: ['writing', projectId, 'prompts'],
    queryFn: ({ signal }) => loadAllPrompts(api, { state: 'active' }, { signal }),
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
