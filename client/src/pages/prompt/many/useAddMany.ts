import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromptsAdded } from '../../../api/manageSchemas.ts';
import type { MessageId } from '../../../i18n/MessageId.ts';
import { useDraft } from '../../../stores/useDraft.ts';
import { useStores } from '../../../stores/useStores.ts';
import type { PromptChangeModel } from '../usePromptChanges.ts';
import { emptyAddMany, readAddManyDraft } from './addManyDraft.ts';
import type { AddManyDraft } from './addManyDraft.ts';
import { isAddable } from './promptLines.ts';
import type { LineState, PromptLine } from './promptLines.ts';
import { readPasted, readPromptFile } from './readPromptFile.ts';
import type { ReadLines } from './readPromptFile.ts';

/** A line with what becomes of it. */
export interface CheckedLine {
  readonly line: PromptLine;
  readonly state: LineState;
}

/** What is sent, and what is left out of it. */
interface Sent {
  readonly ready: readonly PromptLine[];
  readonly left: readonly CheckedLine[];
}

/** Adding many prompts from what was pasted or a file to the summary. Reads stores: call it inside an observer. */
export function useAddMany(projectId: string, changes: PromptChangeModel) {
  const { storage } = useStores();
  const name = `prompt.addMany.${projectId}`;
  const [draft, setDraft] = useState(() => readAddManyDraft(storage.readDraft(name)));
  const [refused, setRefused] = useState<MessageId | null>(null);
  const kept = useDraft(name, draft);
  const change = (changed: Partial<AddManyDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
  };
  const preview = ({ lines, beyond }: ReadLines): void => {
    setRefused(null);
    change({ step: 'preview', beyond, lines: lines.map((line) => ({ ...line, tags: [...line.tags] })) });
  };
  const add = useMutation({
    mutationFn: ({ ready }: Sent): Promise<PromptsAdded> =>
      changes.add(ready.map(({ text, topic, tags }) => ({ text: text.trim(), topic: topic.trim(), tags }))),
    onSuccess: (_added, { left }) => {
      // What is added is no draft any more, even when the summary is never closed; what was left out can be corrected still.
      const lines = left.map(({ line }) => ({ ...line, tags: [...line.tags] }));
      setDraft(left.length === 0 ? emptyAddMany : { ...emptyAddMany, step: 'preview', lines });
    },
  });
  const undo = useMutation({ mutationFn: changes.undoAdding });
  return {
    draft,
    change,
    refused,
    takePasted: async () => {
      const read = await readPasted(draft.pasted);
      if (read.lines.length === 0) setRefused('prompt.paste.required');
      else preview(read);
    },
    takeFile: async (file: File) => {
      const read = await readPromptFile(file);
      if ('refused' in read) setRefused(read.refused);
      else preview(read);
    },
    changeLine: (changed: PromptLine) => {
      setDraft((before) => ({
        ...before,
        lines: before.lines.map((line) =>
          line.line === changed.line ? { ...changed, tags: [...changed.tags] } : line,
        ),
      }));
    },
    removeLine: (place: number) => {
      setDraft((before) => ({ ...before, lines: before.lines.filter(({ line }) => line !== place) }));
    },
    /** Sends the lines that can be added; the others stay behind. */
    send: (states: readonly LineState[]) => {
      const rows = draft.lines.flatMap((line, index) => {
        const state = states[index];
        return state === undefined ? [] : [{ line, state }];
      });
      add.mutate({
        ready: rows.filter(({ state }) => isAddable(state)).map(({ line }) => line),
        left: rows.filter(({ state }) => !isAddable(state)),
      });
    },
    /** What was left out, after adding. */
    left: add.variables?.left ?? [],
    /** Back to the lines that were left out. */
    correctLeft: () => {
      add.reset();
      undo.reset();
    },
    forget: () => {
      setDraft(emptyAddMany);
      kept.discard();
    },
    add,
    undo,
  };
}

export type AddManyModel = ReturnType<typeof useAddMany>;
