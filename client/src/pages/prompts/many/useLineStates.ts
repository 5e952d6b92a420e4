import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PromptCheck } from '#client/api/managedPromptSchemas.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import { promptKeys } from '#client/queries/promptKeys.ts';
import { useApi } from '#client/stores/useApi.ts';
import { LONGEST_TEXT } from '../form/promptFormSchema.ts';
import { lineStates } from './promptLines.ts';

/** The server's limit of texts per check. */
const SIZE = 500;

const checkable = ({ text }: PromptLine): string[] => {
  const trimmed = text.trim();
  return trimmed === '' || trimmed.length > LONGEST_TEXT ? [] : [trimmed];
};

/** Splits texts into stable batches: correcting a line checks only that line again. */
function useBatches(lines: readonly PromptLine[]): readonly (readonly string[])[] {
  const [batches, setBatches] = useState<readonly (readonly string[])[]>([]);
  const known = useMemo(() => new Set(batches.flat()), [batches]);
  const missing = [...new Set(lines.flatMap(checkable))].filter((text) => !known.has(text));
  if (missing.length > 0) {
    const more = Array.from({ length: Math.ceil(missing.length / SIZE) }, (_, index) =>
      missing.slice(index * SIZE, (index + 1) * SIZE),
    );
    setBatches([...batches, ...more]);
  }
  return batches;
}

/** The state of each line, as far as the server has responded. */
export function useLineStates(projectId: string, lines: readonly PromptLine[]) {
  const api = useApi(createPromptApi);
  const batches = useBatches(lines);
  const checks = useQueries({
    queries: batches.map((texts) => ({
      queryKey: promptKeys.check(projectId, texts, null),
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await api.check(texts, null, signal)).list,
    })),
    combine: (results) => ({
      lists: results.map(({ data }) => data),
      done: results.filter(({ isFetching }) => !isFetching).length,
      failed: results.some(({ error, isFetching }) => error !== null && !isFetching),
    }),
  });
  const { lists } = checks;
  const states = useMemo(() => {
    const checkOf = new Map<string, PromptCheck>();
    for (const [index, list] of lists.entries()) {
      const texts = batches[index] ?? [];
      // By index, not by text: the server returns texts normalized to one line.
      for (const [place, check] of (list ?? []).entries()) checkOf.set(texts[place] ?? check.text, check);
    }
    return lineStates(lines, (text) => checkOf.get(text));
  }, [lines, lists, batches]);
  return { states, share: batches.length === 0 ? 1 : checks.done / batches.length, failed: checks.failed };
}
