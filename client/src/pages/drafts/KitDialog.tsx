import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { createDraftApi } from '../../api/draftApi.ts';
import { kitSchema } from '../../api/draftSchemas.ts';
import type { Kit } from '../../api/draftSchemas.ts';
import { ChipsInput } from '../../components/ui/ChipsInput.tsx';
import { FormField } from '../../components/ui/FormField.tsx';
import { LoadPanel } from '../../components/ui/LoadPanel.tsx';
import { WideDialog } from '../../components/ui/WideDialog.tsx';
import { errorText } from '../../i18n/errorText.ts';
import { errorAt, fieldErrorsOf } from '../../lib/fieldErrors.ts';
import { draftReader } from '../../stores/draftReader.ts';
import { useApi } from '../../stores/useApi.ts';
import { useStores } from '../../stores/useStores.ts';
import { useFormBase } from '../../stores/useFormBase.ts';
import { useTypedDraft } from '../../stores/useTypedDraft.ts';
import { draftKeys } from '../../queries/draftKeys.ts';
import { SaveButtons } from '../../components/form/SaveButtons.tsx';
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
  const save = useMutation({
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
          error={save.error === null ? null : errorText(intl, save.error)}
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
