import { Button, Callout, ProgressBar } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import type { LogInspection } from '#client/api/trafficSchemas.ts';
import { FormFailure } from '#client/components/ui/FormFailure.tsx';
import { FileDrop } from '#client/components/upload/FileDrop.tsx';
import { uploadFailureText } from '#client/components/upload/uploadFailureText.ts';
import { useUpload } from '#client/components/upload/useUpload.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { BadLines } from './BadLines.tsx';
import { joinLogs } from './joinLogs.ts';
import { fieldError } from './useLogImport.ts';
import type { LogFlow } from './useLogImport.ts';
import styles from './LogDialog.module.scss';

/** Checks only what needs no server: the server inspects the content. */
function refuse(file: File): Promise<MessageId | null> {
  return Promise.resolve(file.size === 0 ? 'upload.empty' : null);
}

/** Why the format of a file is unknown; its first lines explain more than a message. */
function Refusal({ found }: { readonly found: LogInspection }) {
  const intl = useIntl();
  const { problem, file_name: name, bad_lines: lines } = found;
  if (problem === null) return null;
  return (
    <Callout intent="danger" icon={null}>
      <p role="alert">{intl.formatMessage({ id: `traffic.log.problem.${problem}` }, { name })}</p>
      {lines.length > 0 && <BadLines lines={lines} />}
    </Callout>
  );
}

/** Step 1: a file is chosen or dropped, uploaded, and inspected by the server. */
export function LogFileStep({ flow }: { readonly flow: LogFlow }) {
  const intl = useIntl();
  const { state, send, abort } = useUpload(flow.upload, flow.takeFile, refuse);
  const { found } = flow.draft;
  const reason = state.kind === 'failed' ? fieldError(state.error, 'file') : null;
  if (state.kind === 'sending') {
    const sent = state.share >= 1;
    const label = intl.formatMessage({ id: sent ? 'traffic.log.looking' : 'upload.sending' }, { name: state.name });
    return (
      <div className={styles['sending']}>
        <p role="status">{label}</p>
        <ProgressBar intent="primary" animate={sent} stripes={sent} value={state.share} aria-label={label} />
        <Button size="small" onClick={abort}>
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
      </div>
    );
  }
  return (
    <>
      {flow.fileGone && found !== null && (
        <Callout intent="warning" icon={null}>
          <p role="status">{intl.formatMessage({ id: 'traffic.log.gone' }, { name: found.file_name })}</p>
        </Callout>
      )}
      <FileDrop
        large
        label={intl.formatMessage({ id: 'traffic.log.file' })}
        text={intl.formatMessage({ id: 'traffic.log.drop' })}
        kinds={intl.formatMessage({ id: 'traffic.log.kinds' })}
        onFile={(file) => void send(file)}
        onFiles={(files) => void joinLogs(files).then(send)}
      />
      {state.kind === 'failed' ? (
        <FormFailure>{reason ?? uploadFailureText(intl, state)}</FormFailure>
      ) : (
        found !== null && <Refusal found={found} />
      )}
      <p className={styles['note']}>{intl.formatMessage({ id: 'traffic.log.privacy' })}</p>
    </>
  );
}
