import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import type { KeywordChangeModel } from '../useKeywordChanges.ts';
import { FilePreview } from './FilePreview.tsx';
import { FileStep } from './FileStep.tsx';
import { useKeywordFile } from './useKeywordFile.ts';

interface KeywordFileDialogProps {
  readonly projectId: string;
  readonly changes: KeywordChangeModel;
  readonly onClose: () => void;
}

/** Imports keywords from a file or pasted text, with a preview of every line before saving. Mount it only while it is open. */
export const KeywordFileDialog = observer(function KeywordFileDialog({
  projectId,
  changes,
  onClose,
}: KeywordFileDialogProps) {
  const model = useKeywordFile(projectId, changes, onClose);
  const frame = (children: ReactNode, footer: ReactNode) => (
    <WideDialog
      steps
      title={<FormattedMessage id="keywords.import" />}
      canClose={!model.save.isPending}
      onClose={onClose}
      footer={footer}
    >
      {children}
    </WideDialog>
  );
  const { file } = model.draft;
  if (file?.kind === 'read') return <FilePreview model={model} file={file} frame={frame} />;
  return <FileStep model={model} frame={frame} onClose={onClose} />;
});
