import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { PromptsAdded } from '#client/api/managedPromptSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import type { PromptLine } from '#client/components/prompts/reading/PromptLine.ts';
import { readPasted, readPromptFile } from '#client/components/prompts/reading/readPromptFile.ts';
import type { ReadLines } from '#client/components/prompts/reading/readPromptFile.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { PromptChangeModel } from '../usePromptChanges.ts';
import { emptyAddMany, readAddManyDraft } from './addManyDraft.ts';
import type { AddManyDraft } from './addManyDraft.ts';
import { isAddable } from './promptLines.ts';
import type { LineState } from './promptLines.ts';

/** A line with its state. */
export interface CheckedLine {
  readonly line: PromptLine;
  readonly state: LineState;
}

/** The lines that are sent, and those left out. */
interface Sent {
  readonly ready: readonly PromptLine[];
  readonly left: readonly CheckedLine[];
}

const withOwnTags = (line: PromptLine): AddManyDraft['lines'][number] => ({ ...line, tags: [...line.tags] });

/** The lines from pasted text or a file, stored until they are added. */
function useAddManyDraft(projectId: string) {
  const { storage } = useStores();
  const name = `prompt.addMany.${projectId}`;
  const [draft, setDraft] = useState(() => readAddManyDraft(storage.readDraft(name)));
  const [refused, setRefused] = useState<MessageId | null>(null);
  const kept = useDraft(name, draft);
  const change = (changed: Partial<AddManyDraft>): void => {
    setDraft((before) => ({ ...before, ...changed }));
  };
  const changeLines = (changed: (lines: AddManyDraft['lines']) => AddManyDraft['lines']): void => {
    setDraft((before) => ({ ...before, lines: changed(before.lines) }));
  };
  const preview = ({ lines, beyond, encoding, sheets, otherSheets }: ReadLines): void => {
    setRefused(null);
    const reading = { encoding, sheets: sheets?.slice(), otherSheets: otherSheets?.slice() };
    change({ step: 'preview', beyond, lines: lines.map(withOwnTags), ...reading });
  };
  return {
    draft,
    setDraft,
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
      // Applying an edit counts as a review of joined lines.
      const seen = withOwnTags({ ...changed, joined: false });
      changeLines((lines) => lines.map((line) => (line.line === changed.line ? seen : line)));
    },
    removeLine: (place: number) => {
      changeLines((lines) => lines.filter(({ line }) => line !== place));
    },
    forget: () => {
      setDraft(emptyAddMany);
      kept.discard();
    },
  };
}

/** The flow of adding many prompts, from input to result. Reads stores: call it inside an observer. */
export function useAddMany(projectId: string, changes: PromptChangeModel) {
  const { setDraft, ...lines } = useAddManyDraft(projectId);
  const add = useFormMutation('prompt.addMany', {
    mutationFn: ({ ready }: Sent): Promise<PromptsAdded> =>
      changes.add(ready.map(({ text, topic, tags }) => ({ text: text.trim(), topic: topic.trim(), tags }))),
    onSuccess: (_added, { left }) => {
      // Added lines leave the draft, even if the result is never closed; the lines left out can still be corrected.
      const rest = left.map(({ line }) => withOwnTags(line));
      setDraft(rest.length === 0 ? emptyAddMany : { ...emptyAddMany, step: 'preview', lines: rest });
    },
  });
  const undo = useMutation({ mutationFn: changes.undoAdding });
  return {
    ...lines,
    /** Sends the valid lines; the others stay. */
    send: (states: readonly LineState[]) => {
      const rows = lines.draft.lines.flatMap((line, index) => {
        const state = states[index];
        return state === undefined ? [] : [{ line, state }];
      });
      add.mutate({
        ready: rows.filter(({ state }) => isAddable(state)).map(({ line }) => line),
        left: rows.filter(({ state }) => !isAddable(state)),
      });
    },
    /** The lines that were left out, after adding. */
    left: add.variables?.left ?? [],
    /** Back to the lines that were left out. */
    correctLeft: () => {
      add.reset();
      undo.reset();
    },
    add,
    undo,
  };
}

export type AddManyModel = ReturnType<typeof useAddMany>;
