import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import * as v from 'valibot';
import { collectPlanSchema, planPlatformSchema } from '#client/api/schemas/collectPlanSchemas.ts';
import type { CollectPlan, PlanReply } from '#client/api/schemas/collectPlanSchemas.ts';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import { PlanEstimateFigures } from '#client/components/collect/PlanEstimateFigures.tsx';
import { PlanFields } from '#client/components/collect/PlanFields.tsx';
import { ProviderChoice } from '#client/components/collect/ProviderChoice.tsx';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { draftReader } from '#client/stores/draftReader.ts';
import { useFormBase } from '#client/stores/useFormBase.ts';
import { useStores } from '#client/stores/useStores.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import type { RunsModel } from './useRuns.ts';
import styles from './RunsPage.module.scss';

interface PlanEditorProps {
  readonly model: RunsModel;
  readonly reply: PlanReply;
  readonly onClose: () => void;
}

const editedSchema = v.object({
  ...collectPlanSchema.entries,
  platforms: v.array(v.object({ ...planPlatformSchema.entries, provider_id: v.picklist(PROVIDER_IDS) })),
});
type EditedPlan = v.InferOutput<typeof editedSchema>;
const readPlan = draftReader(editedSchema);

const emptyPlan = (): EditedPlan => ({
  platforms: [],
  repeats: 2,
  days: [1, 4],
  hour: 9,
  time_zone: machineZone(),
  cap_answers: 2000,
  cap_cost: 20,
});

/** The editable part of a plan, without providers unknown to this client. */
function editable(plan: CollectPlan | null): EditedPlan {
  if (plan === null) return emptyPlan();
  const platforms = plan.platforms.flatMap((platform) => {
    const id = PROVIDER_IDS.find((one) => one === platform.provider_id);
    return id === undefined ? [] : [{ ...platform, provider_id: id }];
  });
  return { ...plan, platforms };
}

/** The form of a plan; typed values are stored until they are saved or discarded. */
export const PlanEditor = observer(function PlanEditor({ model, reply, onClose }: PlanEditorProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const { typed, setTyped, discard } = useTypedDraft(`plan ${projects.currentId ?? ''}`, readPlan);
  const base = useFormBase(`plan ${projects.currentId ?? ''}`, reply.plan, v.nullable(collectPlanSchema));
  const plan = typed ?? editable(reply.plan);
  const { save } = model;
  const errors = fieldErrorsOf(save.error);
  const change = (part: Partial<EditedPlan>): void => {
    base.hold();
    setTyped({ ...plan, ...part });
  };
  const close = (): void => {
    discard();
    base.release();
    save.reset();
    onClose();
  };
  return (
    <div className={styles['stack']}>
      <ProviderChoice
        chosen={plan.platforms}
        country=""
        onChange={(platforms) => {
          change({ platforms: [...platforms] });
        }}
      />
      <PlanFields plan={plan} errors={errors} onChange={change} />
      <PlanEstimateFigures
        plan={plan}
        providerIds={plan.platforms.map(({ provider_id: id }) => id)}
        prompts={reply.prompts}
      />
      {save.error !== null && (
        <p role="alert" className={styles['error']}>
          {failureText(intl, save.error)}
        </p>
      )}
      <div className={styles['row']}>
        <Button
          intent="primary"
          loading={save.isPending}
          disabled={plan.platforms.length === 0}
          onClick={() => {
            save.mutate(
              { plan, ...base.sent() },
              {
                onSuccess: close,
                onError: (error) => {
                  if (base.refused(error)) void model.reload();
                },
              },
            );
          }}
        >
          <FormattedMessage id="runs.plan.save" />
        </Button>
        <Button onClick={close}>
          <FormattedMessage id="common.cancel" />
        </Button>
      </div>
    </div>
  );
});
