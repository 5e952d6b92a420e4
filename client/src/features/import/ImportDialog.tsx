import { FormattedMessage } from 'react-intl';
import { WideDialog } from '#client/components/ui/WideDialog.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportFooter } from './ImportFooter.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { NamesStep } from './NamesStep.tsx';
import { RunStep } from './RunStep.tsx';
import type { ImportFlow } from './useImport.ts';

interface ImportDialogProps {
  readonly flow: ImportFlow;
  readonly onClose: () => void;
  /** Switches to the imported project, and shows its dates. */
  readonly onOpenProject: () => void;
}

/** Dialog for importing recorded answers: choose a file, map columns, name the brands, see the result. */
export function ImportDialog({ flow, onClose, onOpenProject }: ImportDialogProps) {
  const { step } = flow;
  return (
    <WideDialog
      steps
      title={<FormattedMessage id="imports.title" />}
      head={<ImportSteps step={step} />}
      footer={<ImportFooter flow={flow} onClose={onClose} onOpenProject={onOpenProject} />}
      onClose={onClose}
    >
      {step === 'file' && <FileStep flow={flow} />}
      {step === 'columns' && <ColumnsStep flow={flow} />}
      {step === 'names' && <NamesStep flow={flow} />}
      {step === 'run' && <RunStep flow={flow} />}
    </WideDialog>
  );
}
