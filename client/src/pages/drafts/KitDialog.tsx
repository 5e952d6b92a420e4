import { useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { createDraftApi } from '#client/api/draftApi.ts';
import { kitSchema } from '#client/api/draftSchemas.ts';
import type { Kit } from '#client/api/draftSchemas.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { ChipsInput } from '#client/components/ui/ChipsInput.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { draftKeys } from '#client/queries/draftKeys.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useApi } from '#client/stores/useApi.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import styles from './KitDialog.module.scss';

interface KitDialogProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

const FIELDS = [
  { field: 'names', name: 'names' },
  { field: 'tone_words', name: 'tone' },
  { field: 'banned_words', name: 'banned' },
] as const;

const readTyped = draftReader(kitSchema);

/** The form of the brand kit; typed values survive a reload until they are saved. */
function useKitForm({ projectId, onClose }: KitDialogProps) {
  const { notices } = useStores();
  const api = useApi(createDraftApi);
  const queries = useQueryClient();
  const { typed, setTyped, ...draft } = useTypedDraft(`kit.${projectId}`, readTyped);
  const query = useQuery({ queryKey: draftKeys.kit(projectId), queryFn: ({ signal }) => api.kit(signal) });
  const base = useFormBase(`kit.${projectId}`, query.data ?? null, v.nullable(kitSchema));
  const save = useFormMutation('writing.kit', {
    mutationFn: (kit: Kit) => {
      const { base: made } = base.sent();
      return api.saveKit(kit, made ? { base: made } : {});
    },
    onError: async (error) => {
      if (base.refused(error)) await queries.invalidateQueries({ queryKey: draftKeys.kit(projectId) });
    },
    onSuccess: async (kit) => {
      draft.forget();
      base.release();
      queries.setQueryData(draftKeys.kit(projectId), kit);
      notices.show({ intent: 'success', messageId: 'writing.kit.saved' });
      onClose();
      // Scores count its spellings as brand names, so they are outdated.
      await queries.invalidateQueries({ queryKey: ['report', projectId] });
    },
  });
  return {
    query,
    typed,
    save,
    change: (kit: Kit) => {
      save.reset();
      base.hold();
      setTyped(kit);
    },
    cancel: () => {
      draft.discard();
      base.release();
      onClose();
    },
  };
}

/** The brand kit: names, tone, banned words. Mount it only while it is open. */
export const KitDialog = observer(function KitDialog(props: KitDialogProps) {
  const intl = useIntl();
  const { query, typed, save, change, cancel } = useKitForm(props);
  const errors = fieldErrorsOf(save.error);
  const title = intl.formatMessage({ id: 'writing.kit' });
  const kit = typed ?? query.data;
  return (
    <WideDialog
      title={title}
      canClose={!save.isPending}
      onClose={props.onClose}
      footer={
        <SaveButtons
          onSave={() => {
            if (kit !== undefined) save.mutate(kit);
          }}
          onCancel={cancel}
          isSaving={save.isPending}
          canSave={kit !== undefined}
          error={save.error === null ? null : failureText(intl, save.error)}
        >
          <FormattedMessage id="writing.kit.save" />
        </SaveButtons>
      }
    >
      <p className={styles['lead']}>
        <FormattedMessage id="writing.kit.lead" />
      </p>
      <LoadPanel query={query} what={title} skeleton={<div className={styles['skeleton']} />}>
        {(saved) => {
          const shown = typed ?? saved;
          return FIELDS.map(({ field, name }) => (
            <FormField
              key={field}
              label={<FormattedMessage id={`writing.kit.${name}`} />}
              help={<FormattedMessage id={`writing.kit.${name}.help`} />}
              error={errorAt(errors, field)}
            >
              {(wiring) => (
                <ChipsInput
                  wiring={wiring}
                  longest={60}
                  values={shown[field]}
                  placeholder={intl.formatMessage({ id: 'writing.kit.hint' })}
                  onChange={(words) => {
                    change({ ...shown, [field]: [...words] });
                  }}
                />
              )}
            </FormField>
          ));
        }}
      </LoadPanel>
    </WideDialog>
  );
});
