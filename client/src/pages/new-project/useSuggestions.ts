import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { SuggestionKind, SuggestionRequest } from '#client/api/schemas/projectSetupSchemas.ts';
import { errorText } from '#client/i18n/errorText.ts';
import { writerFaultText } from '#client/components/writing/writerFaultText.ts';
import { useApi } from '#client/stores/useApi.ts';
import { namedRivals } from './newProjectDraft.ts';
import type { NewProjectDraft } from './newProjectDraft.ts';

/** Topics a model is told of, as the server has it. */
const MOST_TOPICS = 200;

function requestOf(draft: NewProjectDraft, kind: SuggestionKind): SuggestionRequest {
  const { brand, description, market, languages, prompts } = draft;
  const { name, aliases, domains } = brand;
  const topics = [...new Set(prompts.map(({ topic }) => topic))].filter((topic) => topic !== '');
  return {
    ...{ kind, brand: { name: name.trim(), aliases, domains } },
    ...{ description: description.trim(), market, languages },
    competitors: namedRivals(draft).map((rival) => rival.name.trim()),
    topics: topics.slice(0, MOST_TOPICS),
  };
}

/** What the server's language model suggests for a draft, which of it is ticked, and why there may be none. */
export function useSuggestions(draft: NewProjectDraft, kind: SuggestionKind) {
  const intl = useIntl();
  const api = useApi(createProjectSetupApi);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const leaving = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      leaving.current?.abort();
    },
    [],
  );
  const suggest = useMutation({
    mutationFn: () => {
      const gone = new AbortController();
      leaving.current = gone;
      return api.suggest(requestOf(draft, kind), { signal: gone.signal });
    },
    onSuccess: () => {
      setChosen(new Set());
    },
  });
  const { data } = suggest;
  return {
    ask: () => {
      suggest.mutate();
    },
    forget: suggest.reset,
    isAsking: suggest.isPending,
    reply: data?.fault === null ? data : null,
    problem: suggest.error === null ? data && writerFaultText(intl, data) : errorText(intl, suggest.error),
    chosen,
    setChosen,
  };
}

export type SuggestionsModel = ReturnType<typeof useSuggestions>;
