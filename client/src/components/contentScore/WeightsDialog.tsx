import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import type { ContentScore } from '#client/lib/contentScore/types.ts';
import { WEIGHED_FACTORS } from '#client/lib/contentScore/weights.ts';
import type { WeighedFactorId } from '#client/lib/contentScore/weights.ts';
import { errorAt, fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { SaveButtons } from '../form/SaveButtons.tsx';
import { LoadPanel } from '../ui/LoadPanel.tsx';
import { WideDialog } from '../ui/WideDialog.tsx';
import { useWeightsForm } from './useWeightsForm.ts';
import { WeightField } from './WeightField.tsx';
import { draftOf, mostOf, weightIn } from './weightsDraft.ts';
import type { WeightsDraft } from './weightsDraft.ts';
import { WeightsPreview } from './WeightsPreview.tsx';
import styles from './WeightsDialog.module.scss';

interface WeightsDialogProps {
  readonly projectId: string;
  /** Score of the text on screen, to preview other weights; null: there is none. */
  readonly score: ContentScore | null;
  readonly onClose: () => void;
}

interface FieldsProps {
  readonly draft: WeightsDraft;
  readonly errorOf: (id: WeighedFactorId) => string | null;
  readonly onChange: (draft: WeightsDraft) => void;
}

function Fields({ draft, errorOf, onChange }: FieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles['parts']}>
      {(['eligible', 'citable'] as const).map((part) => (
        <fieldset key={part} className={styles['group']}>
          <legend className={styles['part']}>{intl.formatMessage({ id: `score.${part}` })}</legend>
          {WEIGHED_FACTORS[part].map((id) => (
            <WeightField
              key={id}
              id={id}
              draft={draft}
              error={errorOf(id)}
              onType={(text) => {
                onChange({ ...draft, [id]: text });
              }}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function rangeError(intl: IntlShape, draft: WeightsDraft, id: WeighedFactorId): string | null {
  return weightIn(draft, id) === null ? intl.formatMessage({ id: 'score.weights.range' }, { most: mostOf(id) }) : null;
}

/** Dialog for the factor weights of a project's content score, shared by all its members. Mount it only while it is open. */
export const WeightsDialog = observer(function WeightsDialog({ projectId, score, onClose }: WeightsDialogProps) {
  const intl = useIntl();
  const form = useWeightsForm(projectId, onClose);
  const { query, typed, tried, save } = form;
  const saved = query.data === undefined ? null : draftOf(query.data.weights);
  const draft = typed ?? saved;
  const errors = fieldErrorsOf(save.error);
  const title = intl.formatMessage({ id: 'score.weights' });
  return (
    <WideDialog
      title={title}
      canClose={!save.isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="minimal" disabled={save.isPending} onClick={form.standard}>
            {intl.formatMessage({ id: 'score.weights.reset' })}
          </Button>
          <SaveButtons
            isSaving={save.isPending}
            canSave={draft !== null}
            error={save.error === null ? null : failureText(intl, save.error)}
            onCancel={form.cancel}
            onSave={() => {
              if (draft !== null) form.submit(draft);
            }}
          >
            {intl.formatMessage({ id: 'score.weights.save' })}
          </SaveButtons>
        </>
      }
    >
      <p className={styles['lead']}>{intl.formatMessage({ id: 'score.weights.lead' })}</p>
      <LoadPanel query={query} what={title} skeleton={<div className={styles['skeleton']} />}>
        {({ weights }) => {
          const shown = typed ?? draftOf(weights);
          return (
            <>
              {score !== null && <WeightsPreview score={score} draft={shown} />}
              <Fields
                draft={shown}
                errorOf={(id) => errorAt(errors, `weights.${id}`) ?? (tried ? rangeError(intl, shown, id) : null)}
                onChange={form.change}
              />
            </>
          );
        }}
      </LoadPanel>
    </WideDialog>
  );
});
