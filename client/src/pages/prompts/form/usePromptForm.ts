import { valibotResolver } from '@hookform/resolvers/valibot';
import { compareStructural } from 'mobx';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { ManagedPrompt } from '#client/api/managedPromptSchemas.ts';
import { tagNames } from '#client/api/namedRefSchemas.ts';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
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

/** The prompt form: typed values survive a reload, a failed save and an expired session until they are saved. */
export function usePromptForm({ projectId, prompt, topics, changes, onClose }: PromptFormOptions) {
  const intl = useIntl();
  const { storage } = useStores();
  const draftName = prompt === null ? `prompt.add.${projectId}` : `prompt.edit.${projectId}.${prompt.id}`;
  const saved = savedFields(prompt, topics);
  const [kept] = useState(() => readPromptDraft(storage.readDraft(draftName)));
  const form = useForm<PromptFields>({ resolver: valibotResolver(promptFormSchema), defaultValues: kept ?? saved });
  const [text, topic, tags] = useWatch({ control: form.control, name: ['text', 'topic', 'tags'] });
  const values = { text, topic, tags };
  const draft = useDraft(draftName, values);
  const { check, same } = usePromptCheck(projectId, text, prompt?.id ?? null);

  const add = async (fields: PromptFields): Promise<boolean> => {
    const { added, refused } = await changes.add([fields]);
    if (refused.length > 0) {
      form.setError('text', { message: SAME }, { shouldFocus: true });
      return false;
    }
    changes.tellAdded(added.map(({ id }) => id));
    return true;
  };
  const update = async (id: string, fields: PromptFields): Promise<boolean> => {
    const { text: now, ...others } = fields;
    await changes.update({ ids: [id], changes: { ...others, ...(now === prompt?.text ? {} : { text: now }) } });
    changes.tellSaved(1);
    return true;
  };
  /** @param another keep the dialog open for the next prompt */
  const save = (another: boolean) =>
    form.handleSubmit(async (typed) => {
      const fields = { ...typed, text: typed.text.trim(), topic: typed.topic.trim() };
      if (same !== undefined) {
        form.setError('text', { message: SAME }, { shouldFocus: true });
        return;
      }
      try {
        const done = prompt === null ? await add(fields) : await update(prompt.id, fields);
        if (!done) return;
        if (another) {
          form.reset({ ...fields, text: '' });
          form.setFocus('text');
          return;
        }
        draft.discard();
        onClose();
      } catch (error) {
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
