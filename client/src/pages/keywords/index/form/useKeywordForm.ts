import { valibotResolver } from '@hookform/resolvers/valibot';
import { compareStructural } from 'mobx';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { KeywordChanges } from '#client/api/keywordApi.ts';
import type { KeywordRow } from '#client/api/keywordSchemas.ts';
import { useSayAfterLeaving } from '#client/components/attempt/useSayAfterLeaving.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { useDraft } from '#client/stores/useDraft.ts';
import { useStores } from '#client/stores/useStores.ts';
import type { KeywordChangeModel } from '../useKeywordChanges.ts';
import { keywordFormSchema, readKeywordDraft } from './keywordFormSchema.ts';
import type { KeywordFields } from './keywordFormSchema.ts';

export interface KeywordFormOptions {
  readonly projectId: string;
  /** Null: a new keyword. */
  readonly keyword: KeywordRow | null;
  readonly changes: KeywordChangeModel;
  readonly onClose: () => void;
}

const EMPTY: KeywordFields = { label: '', band: '', source: '', intent: '' };
const FIELDS = ['label', 'band', 'source', 'intent'] as const;

/** The initial form values: values derived by rules are left empty, because no person set them. */
function savedFields(keyword: KeywordRow | null): KeywordFields {
  if (keyword === null) return EMPTY;
  const { label, demand, intent, intent_typed: typed } = keyword;
  const said = demand !== null && demand.from !== 'estimated' ? demand : null;
  return {
    label,
    band: said?.band ?? '',
    source: said?.source ?? '',
    intent: typed && intent !== 'unknown' ? intent : '',
  };
}

/** The fields that differ from the saved ones: an untouched band keeps its source. */
function changesOf(saved: KeywordFields, typed: KeywordFields): KeywordChanges {
  const demandChanged = typed.band !== saved.band || typed.source !== saved.source;
  return {
    ...(typed.label !== saved.label && { label: typed.label }),
    ...(demandChanged && { band: typed.band === '' ? null : typed.band, source: typed.source }),
    ...(typed.intent !== saved.intent && { intent: typed.intent === '' ? null : typed.intent }),
  };
}

/** The keyword form: typed values survive a reload, a failed save and an expired session until they are saved. */
export function useKeywordForm({ projectId, keyword, changes, onClose }: KeywordFormOptions) {
  const intl = useIntl();
  const sayAfterLeaving = useSayAfterLeaving();
  const { storage } = useStores();
  const draftName = keyword === null ? `keyword.add.${projectId}` : `keyword.edit.${projectId}.${keyword.id}`;
  const saved = savedFields(keyword);
  const [kept] = useState(() => readKeywordDraft(storage.readDraft(draftName)));
  const form = useForm<KeywordFields>({ resolver: valibotResolver(keywordFormSchema), defaultValues: kept ?? saved });
  const [label, band, source, intent] = useWatch({ control: form.control, name: FIELDS });
  const draft = useDraft(draftName, { label, band, source, intent });

  const showError = (error: unknown): void => {
    const refused = isApiError(error) ? Object.entries(error.fieldErrors) : [];
    const named = refused.flatMap(([path, message]) => {
      const field = FIELDS.find((candidate) => path.split(/[.[\]]/u).includes(candidate));
      return field === undefined ? [] : [{ field, message }];
    });
    for (const { field, message } of named) form.setError(field, { message }, { shouldFocus: true });
    if (named.length === 0) form.setError('root', { message: failureText(intl, error) });
  };
  const save = form.handleSubmit(async (typed) => {
    const fields = { ...typed, label: typed.label.trim(), source: typed.source.trim() };
    try {
      if (keyword === null) {
        await changes.add({
          label: fields.label,
          band: fields.band === '' ? null : fields.band,
          source: fields.source,
          intent: fields.intent === '' ? null : fields.intent,
        });
      } else {
        await changes.update(keyword.id, changesOf(saved, fields));
      }
      draft.discard();
      onClose();
    } catch (error) {
      sayAfterLeaving(keyword === null ? 'keywords.add' : 'keywords.edit', error);
      showError(error);
    }
  });
  return {
    form,
    save,
    /** The form contains unsaved values from an earlier visit. */
    isStored: kept !== null && kept.label.trim() !== '' && !compareStructural(kept, saved),
    startAfresh: () => {
      form.reset(saved);
      draft.discard();
    },
  };
}
