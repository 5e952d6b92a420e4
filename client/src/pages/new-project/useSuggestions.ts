import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { createProjectSetupApi } from '#client/api/projectSetupApi.ts';
import type { SuggestionKind, SuggestionRequest } from '#client/api/schemas/projectSetupSchemas.ts';
import { writerFaultText } from '#client/components/writing/writerFaultText.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { useApi } from '#client/stores/useApi.ts';
import { namedRivals } from './newProjectDraft.ts';
import type { NewProjectDraft } from './newProjectDraft.ts';
import type { NewProjectModel } from './useNewProject.ts';

/** The server's limit of topics sent to the model. */
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

/** Requests suggestions of the server's language model, stores them in the draft, and gives the reason if there are none. */
export function useSuggestions({ draft, change }: NewProjectModel, kind: SuggestionKind) {
  const intl = useIntl();
  const api = useApi(createProjectSetupApi);
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
    onSuccess: ({ fault, model, prompts, competitors }) => {
      if (fault !== null) return;
      // Unticked: only a person can tell which ones are right.
      const unticked = { chosen: false };
      if (kind === 'prompts') {
        change({ suggested_prompts: { model, list: prompts.map((prompt) => ({ ...prompt, ...unticked })) } });
      } else {
        change({ suggested_competitors: { model, list: competitors.map((rival) => ({ ...rival, ...unticked })) } });
      }
    },
  });
  const { data } = suggest;
  return {
    ask: () => {
      suggest.mutate();
    },
    isAsking: suggest.isPending,
    problem: suggest.error === null ? data && writerFaultText(intl, data) : failureText(intl, suggest.error),
  };
}

export type SuggestionsModel = ReturnType<typeof useSuggestions>;
