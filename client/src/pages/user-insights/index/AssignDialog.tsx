import { Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { rulePersonas } from '#client/api/personaSchemas.ts';
import { stages } from '#client/api/stageSchemas.ts';
import type { Stage } from '#client/api/stageSchemas.ts';
import type { TraitsDraft } from '#client/api/userInsightApi.ts';
import type { Persona } from '#client/api/userInsightSchemas.ts';
import { personaName } from '#client/components/answers/personaName.ts';
import { useFormMutation } from '#client/components/attempt/useFormMutation.ts';
import { SaveButtons } from '#client/components/form/SaveButtons.tsx';
import { focusInside } from '#client/components/ui/focusInside.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FormField } from '#client/components/ui/FormField.tsx';
import { NativeSelect } from '#client/components/ui/NativeSelect.tsx';
import { useReturnFocus } from '#client/components/ui/useReturnFocus.ts';
import { failureText } from '#client/i18n/failureText.ts';
import { isApiError } from '#client/lib/ApiError.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { useTraitChanges } from './useTraitChanges.ts';

/** Option values: keep the current trait, or use the rules' suggestion. Neither equals an id or a stage. */
const KEEP = '=';
const RULE = '*';

interface AssignDialogProps {
  /** The prompts to change. */
  readonly ids: readonly string[];
  /** Shown for a single prompt. */
  readonly text: string | null;
  readonly personas: readonly Persona[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function draftOf(persona: string, stage: string): Omit<TraitsDraft, 'id'> {
  const chosen: Stage | undefined = stages.find((one) => one === stage);
  return {
    ...(persona !== KEEP && { persona: persona === RULE ? null : persona }),
    ...(stage !== KEEP && { stage: chosen ?? null }),
  };
}

const choiceSchema = v.object({ persona: v.string(), stage: v.string() });

const readChoice = draftReader(choiceSchema);

/** Sets persona and stage of one or several prompts. Mount it only while it is open. */
export const AssignDialog = observer(function AssignDialog({
  ids,
  text,
  personas,
  onDone,
  onClose,
}: AssignDialogProps) {
  useReturnFocus();
  const intl = useIntl();
  const changes = useTraitChanges();
  const { projects } = useStores();
  const draft = useTypedDraft(`insights.assign.${projects.currentId ?? ''}`, readChoice);
  const { persona, stage } = draft.typed ?? { persona: KEEP, stage: KEEP };
  const save = useFormMutation('insights.assign', {
    mutationFn: () => changes.assign(ids.map((id) => ({ id, ...draftOf(persona, stage) }))),
    onSuccess: () => {
      draft.discard();
      onDone();
    },
  });
  const { error, isPending } = save;
  const reason = isApiError(error) ? Object.values(error.fieldErrors)[0] : undefined;
  const own = personas.filter(({ name }) => name !== null);
  const close = (): void => {
    draft.discard();
    onClose();
  };
  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (persona === KEEP && stage === KEEP) close();
    else if (!isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      title={intl.formatMessage({ id: 'insights.assign.title' }, { count: ids.length })}
      isCloseButtonShown={false}
      onOpening={focusInside}
      canEscapeKeyClose={!isPending}
      canOutsideClickClose={false}
      onClose={close}
    >
      <form noValidate onSubmit={handleSubmit}>
        <DialogBody aria-live="off">
          {text !== null && <p>{text}</p>}
          <FormField label={<FormattedMessage id="insights.persona" />} error={null}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                fill
                value={persona}
                onChange={({ currentTarget }) => {
                  draft.setTyped({ persona: currentTarget.value, stage });
                }}
              >
                <option value={KEEP}>{intl.formatMessage({ id: 'insights.assign.keep' })}</option>
                <option value={RULE}>{intl.formatMessage({ id: 'insights.assign.rule' })}</option>
                {[...own, ...rulePersonas.map((id) => ({ id, name: null }))].map((one) => (
                  <option key={one.id} value={one.id}>
                    {personaName(intl, one)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          <FormField label={<FormattedMessage id="insights.stage" />} error={null}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                fill
                value={stage}
                onChange={({ currentTarget }) => {
                  draft.setTyped({ persona, stage: currentTarget.value });
                }}
              >
                <option value={KEEP}>{intl.formatMessage({ id: 'insights.assign.keep' })}</option>
                <option value={RULE}>{intl.formatMessage({ id: 'insights.assign.rule' })}</option>
                {stages.map((one) => (
                  <option key={one} value={one}>
                    {intl.formatMessage({ id: `answers.stage.${one}` })}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          {error !== null && <FormFailure>{reason ?? failureText(intl, error)}</FormFailure>}
        </DialogBody>
        <DialogFooter
          actions={
            <SaveButtons onCancel={close} isSaving={isPending}>
              <FormattedMessage id="insights.save" />
            </SaveButtons>
          }
        />
      </form>
    </Dialog>
  );
});
