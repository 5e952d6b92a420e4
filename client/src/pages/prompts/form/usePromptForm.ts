import { valibotResolver } from '@hookform/resolvers/valibot';
import { compareStructural } from 'mobx';
import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import { tagNames } from '#client/api/namedRefSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { PromptChangeModel } from '../usePromptChanges.ts';
import { promptFormSchema, readPromptDraft } from './promptFormSchema.ts';
import type { PromptFields } from './promptFormSchema.ts';
import { showPromptError } from './showPromptError.ts';
import { usePromptCheck } from './usePromptCheck.ts';

export interface PromptFormOptions {
  readonly projectId: string;
  /** Null: a new prompt. */
  readonly prompt: ManagedPrompt | null;
  readonly topics: readonly NamedRef[];
  readonly changes: PromptChangeModel;
  readonly onClose: () => void;
}

const EMPTY: PromptFields = { text: '', topic: '', tags: [] };
const SAME: MessageId = 'prompt.text.same';

function savedFields(prompt: ManagedPrompt | null, topics: readonly NamedRef[]): PromptFields {
  if (prompt === null) return EMPTY;
  const topic = topics.find(({ id }) => id === prompt.topic_id)?.name ?? '';
  return { text: prompt.text, topic, tags: [...tagNames(prompt)] };
}

/** Whether the form contains unsaved values from an earlier visit. */
const isStored = (kept: PromptFields | null, values: PromptFields, saved: PromptFields): boolean =>
  kept !== null && kept.text.trim() !== '' && ![kept, values].some((fields) => compareStructural(fields, saved));

/** Detects a prompt with the same text. It does not count as a duplicate if this form sent it and the response was lost. */
function useSame(projectId: string, text: string, except: string | null) {
  const unsure = useRef<string | null>(null);
  const { check, same } = usePromptCheck(projectId, text, except);
  return {
    check,
    same,
    isOthers: (sent: string): boolean => same !== undefined && unsure.current !== sent,
    note: (sent: string): void => {
      unsure.current = sent;
    },
  };
}

/** Adds or updates a prompt. @param refuse called when the list has a prompt with this text. @returns whether it was saved */
function writeOf(changes: PromptChangeModel, prompt: ManagedPrompt | null, refuse: () => void) {
  return async (fields: PromptFields): Promise<boolean> => {
    if (prompt !== null) {
      const { text: now, ...others } = fields;
      await changes.update({ ids: [prompt.id], changes: { ...others, ...(now === prompt.text ? {} : { text: now }) } });
      changes.tellSaved(1);
      return true;
    }
    const { added, refused } = await changes.add([fields]);
    if (refused.length > 0) refuse();
    else changes.tellAdded(added.map(({ id }) => id));
    return refused.length === 0;
  };
}

/** The form of a prompt: unsaved text survives a reload, a failed save and an expired session. */
export function usePromptForm({ projectId, prompt, topics, changes, onClose }: PromptFormOptions) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const { storage } = useStores();
  const draftName = prompt === null ? `prompt.add.${projectId}` : `prompt.edit.${projectId}.${prompt.id}`;
  const saved = savedFields(prompt, topics);
  const [kept] = useState(() => readPromptDraft(storage.readDraft(draftName)));
  const form = useForm<PromptFields>({ resolver: valibotResolver(promptFormSchema), defaultValues: kept ?? saved });
  const [text, topic, tags] = useWatch({ control: form.control, name: ['text', 'topic', 'tags'] });
  const values = { text, topic, tags };
  const draft = useDraft(draftName, values);
  const { check, same, isOthers, note } = useSame(projectId, text, prompt?.id ?? null);

  const write = writeOf(changes, prompt, () => {
    form.setError('text', { message: SAME }, { shouldFocus: true });
  });
  /** @param another keep the dialog open for the next prompt */
  const save = (another: boolean) =>
    form.handleSubmit(async (typed) => {
      const fields = { ...typed, text: typed.text.trim(), topic: typed.topic.trim() };
      if (isOthers(fields.text)) {
        form.setError('text', { message: SAME }, { shouldFocus: true });
        return;
      }
      try {
        if (!(await write(fields))) return;
        if (another) {
          form.reset({ ...fields, text: '' });
          form.setFocus('text');
          return;
        }
        draft.discard();
        onClose();
      } catch (error) {
        note(fields.text);
        sayAfterLeaving(prompt === null ? 'prompt.addOne' : 'prompt.edit', error);
        showPromptError(intl, error, form.setError);
      }
    });

  return {
    form,
    values,
    check,
    same,
    save,
    isStored: isStored(kept, values, saved),
    startAfresh: () => {
      form.reset(saved);
      draft.discard();
    },
  };
}

export type PromptFormModel = ReturnType<typeof usePromptForm>;
