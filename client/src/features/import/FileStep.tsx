import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FileDrop } from '#client/components/upload/FileDrop.tsx';
import { formatBytes } from '#client/components/upload/formatBytes.ts';
import { uploadFailureText } from '#client/components/upload/uploadFailureText.ts';
import { useUpload } from '#client/components/upload/useUpload.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { ImportFlow } from './useImport.ts';
import styles from './FileStep.module.scss';

/** Local checks only; the server checks the content. */
async function refuse(file: File): Promise<MessageId | null> {
  if (file.size === 0) return 'upload.empty';
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return 'upload.unreadable';
  }
}

function Sending({
  share,
  name,
  bytes,
  onCancel,
}: {
  readonly share: number;
  readonly name: string;
  readonly bytes: number;
  readonly onCancel: () => void;
}) {
  const intl = useIntl();
  const sent = share >= 1;
  const label = intl.formatMessage({ id: sent ? 'imports.file.reading' : 'upload.sending' }, { name });
  return (
    <div className={styles['sending']}>
      <p role="status">{label}</p>
      <ProgressBar intent="primary" animate={sent} stripes={sent} value={share} aria-label={label} />
      <div className={styles['sendingFoot']}>
        <span className={styles['size']}>
          {intl.formatMessage(
            { id: 'imports.file.sent' },
            { sent: formatBytes(intl, bytes * share), size: formatBytes(intl, bytes) },
          )}
        </span>
        <Button size="small" onClick={onCancel}>
          <FormattedMessage id="common.cancel" />
        </Button>
      </div>
    </div>
  );
}

/** The first step: choose or drop a file, which is uploaded and inspected by the server. */
export function FileStep({ flow }: { readonly flow: ImportFlow }) {
  const intl = useIntl();
  const errorId = useId();
  const [bytes, setBytes] = useState(0);
  const { state, send, abort } = useUpload(flow.upload, flow.takeFile, refuse);
  const take = (file: File): void => {
    setBytes(file.size);
    void send(file);
  };
  const reason = state.kind === 'failed' ? fieldErrorsOf(state.error)['file'] : undefined;
  return (
    <>
      <StepHeading note={<FormattedMessage id="imports.file.note" />}>
        <FormattedMessage id="imports.file.title" />
      </StepHeading>
      {flow.fileGone && (
        <Callout intent="warning" icon={null} className={styles['callout'] ?? ''}>
          <p role="status">
            <FormattedMessage id="imports.file.gone" values={{ name: flow.draft.file_name }} />
          </p>
        </Callout>
      )}
      {state.kind === 'sending' ? (
        <Sending share={state.share} name={state.name} bytes={bytes} onCancel={abort} />
      ) : (
        <FileDrop
          large
          label={intl.formatMessage({ id: 'imports.file.title' })}
          text={<FormattedMessage id="imports.file.drop" />}
          kinds={<FormattedMessage id="imports.file.kinds" />}
          accept=".csv,.tsv,.txt,.json,.jsonl,.ndjson,.xlsx,.parquet,.gz,.zip,text/csv,application/json"
          errorId={errorId}
          onFile={take}
        />
      )}
      <div id={errorId}>
        {state.kind === 'failed' && (
          <FormFailure className={styles['callout']}>
            {reason === undefined
              ? uploadFailureText(intl, state)
              : intl.formatMessage({ id: 'imports.file.refused' }, { reason })}
          </FormFailure>
        )}
      </div>
      <EarlierImports />
      <details className={styles['example']}>
        <summary>
          <FormattedMessage id="imports.file.example" />
        </summary>
        <p>
          <FormattedMessage id="imports.file.columns" />
        </p>
        <pre>{intl.formatMessage({ id: 'imports.file.sample' })}</pre>
      </details>
    </>
  );
}
