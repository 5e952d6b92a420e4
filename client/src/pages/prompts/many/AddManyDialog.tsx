import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import type { PromptChangeModel } from '../usePromptChanges.ts';
import { AddedStep } from './AddedStep.tsx';
import { InputStep } from './InputStep.tsx';
import { PreviewStep } from './PreviewStep.tsx';
import { useAddMany } from './useAddMany.ts';

interface AddManyDialogProps {
  readonly projectId: string;
  readonly topics: readonly NamedRef[];
  readonly changes: PromptChangeModel;
  readonly onClose: () => void;
}

/** Adds many prompts: input from text or file, a preview of every line, and the result. Mount it only while it is open. */
export const AddManyDialog = observer(function AddManyDialog({
  projectId,
  topics,
  changes,
  onClose,
}: AddManyDialogProps) {
  const model = useAddMany(projectId, changes);
  const frame = (children: ReactNode, footer: ReactNode) => (
    <WideDialog
      steps
      title={<FormattedMessage id="prompt.addMany" />}
      canClose={!model.add.isPending}
      onClose={onClose}
      footer={footer}
    >
      {children}
    </WideDialog>
  );
  if (model.add.isSuccess) return <AddedStep model={model} result={model.add.data} frame={frame} onClose={onClose} />;
  if (model.draft.step === 'preview') {
    return <PreviewStep model={model} projectId={projectId} topics={topics} frame={frame} />;
  }
  return <InputStep model={model} frame={frame} onClose={onClose} />;
});
