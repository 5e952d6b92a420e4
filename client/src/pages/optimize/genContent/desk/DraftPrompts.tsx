import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { NamedRef } from '../../../../api/namedRefSchemas.ts';
import { createPromptApi } from '../../../../api/promptApi.ts';
import { useApi } from '../../../../stores/useApi.ts';

const OptionList = lazy(async () => ({
  default: (await import('../../../../components/filters/OptionList.tsx')).OptionList,
}));

/** As many prompts as one call lists. */
const MOST = 200;

/** The prompts of the project that a draft may answer. */
export function useDraftPrompts(projectId: string) {
  const api = useApi(createPromptApi);
  const query = useQuery({
    queryKey: ['writing', projectId, 'prompts'],
    queryFn: ({ signal }) => api.list({ page: 1, page_size: MOST, state: 'active' }, signal),
    select: ({ list }) => list.map(({ id, text }): NamedRef => ({ id, name: text })),
  });
  return { query, options: query.data };
}

interface DraftPromptsProps {
  readonly prompts: ReturnType<typeof useDraftPrompts>;
  readonly selected: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** The prompts that a draft is to answer; none chosen means none. */
export function DraftPrompts({ prompts: { query, options = [] }, selected, onChange }: DraftPromptsProps) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'score.desk.prompts' });
  const summary = intl.formatMessage({ id: 'score.desk.promptCount' }, { count: selected.length });
  return (
    <PopoverNext
      placement="bottom-start"
      popupKind={PopupKind.LISTBOX}
      content={
        <Suspense fallback={null}>
          <OptionList
            name={name}
            options={options}
            selected={selected}
            state={query.isPending ? 'loading' : query.isError ? 'failed' : 'loaded'}
            onRetry={query.refetch}
            onChange={onChange}
          />
        </Suspense>
      }
    >
      <Button
        variant="outlined"
        endIcon={<CaretDownIcon />}
        aria-label={intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary })}
      >
        {summary}
      </Button>
    </PopoverNext>
  );
}
