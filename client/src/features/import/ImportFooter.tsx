import { Button } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { missingFields } from './ColumnsStep.tsx';
import type { ImportStep } from './importDraft.ts';
import type { ImportFlow } from './useImport.ts';
import styles from './ImportDialog.module.scss';

interface ImportFooterProps {
  readonly flow: ImportFlow;
  readonly onClose: () => void;
  readonly onOpenProject: () => void;
}

/** Why an import could not start; field errors are shown at the fields. */
function StartError({ flow }: { readonly flow: ImportFlow }) {
  const intl = useIntl();
  const { error } = flow.start;
  if (error === null) return null;
  return (
    <p role="alert" className={styles['error']}>
      {failureText(intl, error)}
    </p>
  );
}

/** Actions after the import: open the project, fix errors, or import another file. */
function RunActions({ flow, onClose, onOpenProject }: ImportFooterProps) {
  const job = flow.job.data;
  const over = job !== undefined && job.state !== 'running';
  const lost = flow.job.error !== null;
  if (!over && !lost) {
    return (
      <Button onClick={onClose}>
        <FormattedMessage id="imports.run.hide" />
      </Button>
    );
  }
  const written = job?.state === 'done' && job.result.project_id !== null;
  return (
    <>
      <Button className={styles['left'] ?? ''} onClick={flow.startOver}>
        <FormattedMessage id="imports.another" />
      </Button>
      {!written && over && (
        <Button
          intent="primary"
          onClick={() => {
            flow.change({ step: job.state === 'done' ? 'columns' : 'names', job_id: null });
          }}
        >
          <FormattedMessage id="imports.mend" />
        </Button>
      )}
      {written && (
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="common.close" />
          </Button>
          <Button intent="primary" onClick={onOpenProject}>
            <FormattedMessage id="imports.open" />
          </Button>
        </>
      )}
    </>
  );
}

/** Buttons of each step. */
export function ImportFooter({ flow, onClose, onOpenProject }: ImportFooterProps) {
  const { draft, change, step } = flow;
  const goTo = (next: ImportStep): void => {
    change({ step: next });
  };
  if (step === 'run') return <RunActions flow={flow} onClose={onClose} onOpenProject={onOpenProject} />;
  const back: Readonly<Record<ImportStep, ImportStep | null>> = {
    file: null,
    columns: 'file',
    names: 'columns',
    run: null,
  };
  const before = back[step];
  const complete = missingFields(flow).length === 0;
  const named = flow.joined !== null || (draft.project_name.trim() !== '' && draft.brand.name.trim() !== '');
  return (
    <>
      <StartError flow={flow} />
      {before === null ? (
        <Button onClick={onClose}>
          <FormattedMessage id="common.close" />
        </Button>
      ) : (
        <Button
          onClick={() => {
            goTo(before);
          }}
        >
          <FormattedMessage id="imports.back" />
        </Button>
      )}
      {step === 'file' && draft.file_id !== null && !flow.fileGone && (
        <Button
          intent="primary"
          onClick={() => {
            goTo('columns');
          }}
        >
          <FormattedMessage id="imports.keepFile" values={{ name: draft.file_name }} />
        </Button>
      )}
      {step === 'columns' && (
        <Button
          intent="primary"
          disabled={!complete || flow.isReading || flow.inspection.isError}
          onClick={() => {
            goTo('names');
          }}
        >
          <FormattedMessage id="imports.next" />
        </Button>
      )}
      {step === 'names' && !named && (
        <p className={styles['hint']}>
          <FormattedMessage id="imports.needsNames" />
        </p>
      )}
      {step === 'names' && (
        <Button intent="primary" disabled={!named} loading={flow.start.isPending} onClick={flow.begin}>
          <FormattedMessage id="imports.start" />
        </Button>
      )}
    </>
  );
}
