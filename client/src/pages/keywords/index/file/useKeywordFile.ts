import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createKeywordApi } from '#client/api/keywordApi.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { fileStem } from '#client/lib/safeFileName.ts';
import { workbookCsv } from '#client/lib/workbookCsv.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { KeywordChangeModel } from '../useKeywordChanges.ts';
import { emptyKeywordFile, readKeywordFileDraft } from './keywordFileDraft.ts';
import type { KeywordFileDraft } from './keywordFileDraft.ts';

const LONGEST_SOURCE = 100;

/** The flow of a keyword import, from input to saving. Reads stores: call it inside an observer. */
export function useKeywordFile(projectId: string, changes: KeywordChangeModel, onDone: () => void) {
  const { storage } = useStores();
  const api = useApi(createKeywordApi);
  const name = `keyword.file.${projectId}`;
  const [draft, setDraft] = useState(() => readKeywordFileDraft(storage.readDraft(name)));
  const kept = useDraft(name, draft);
  const change = (changed: Partial<KeywordFileDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
  };
  const read = useMutation({
    mutationFn: async (given: File) => {
      const { file, sheet } = await workbookCsv(given);
      return { inspected: await api.inspect(file), sheet };
    },
    onSuccess: ({ inspected, sheet }) => {
      setDraft((before) => ({
        ...before,
        file: inspected,
        source: sheet === null ? before.source : `${before.source} · ${sheet}`.slice(0, LONGEST_SOURCE),
      }));
    },
  });
  const lines = draft.file?.kind === 'read' ? draft.file.lines : [];
  /** The lines that would change something. */
  const wanted = lines.filter(({ state }) => state === 'new' || state === 'changes');
  const save = useFormMutation('keywords.import', {
    mutationFn: () =>
      changes.importAll(wanted.map(({ label, band }) => ({ label, band, source: draft.source.trim(), intent: null }))),
    onSuccess: () => {
      setDraft(emptyKeywordFile);
      kept.discard();
      onDone();
    },
  });
  return {
    draft,
    change,
    read,
    save,
    wanted,
    takeFile: (file: File) => {
      // The file name is the best default for the source; it can be edited before saving.
      change({ source: fileStem(file.name).slice(0, LONGEST_SOURCE) });
      read.mutate(file);
    },
    takePasted: () => {
      change({ source: '' });
      read.mutate(new File([draft.pasted], 'pasted.txt', { type: 'text/plain' }));
    },
    back: () => {
      read.reset();
      save.reset();
      change({ file: null });
    },
  };
}

export type KeywordFileModel = ReturnType<typeof useKeywordFile>;
