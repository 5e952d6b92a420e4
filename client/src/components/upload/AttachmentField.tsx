import { Button } from '@blueprintjs/core';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Attachment } from '#client/api/brandCentreSchemas.ts';
import { useLatest } from '#client/hooks/useLatest.ts';
import { MEGABYTE, UPLOAD_MAX_BYTES } from '#client/lib/fileKind.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { AttachmentLink } from './AttachmentLink.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FilePick } from './FilePick.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';
import { refusalOver, UPLOAD_TYPES } from './refusalOver.ts';
import { UploadError } from './UploadError.tsx';
import { useUpload } from './useUpload.ts';
import type { UploadFunction } from './useUpload.ts';
import styles from './AttachmentField.module.scss';

interface AttachmentFieldProps {
  /** Translated description of the files. */
  readonly label: string;
  readonly values: readonly Attachment[];
  /** Most files. */
  readonly most: number;
  /** Uploads a file; rejects unless the envelope's code is 0. */
  readonly upload: UploadFunction<{ readonly url: string }>;
  readonly onChange: (values: readonly Attachment[]) => void;
  /** Called with whether an upload is running: saving now would miss the file. */
  readonly onSending: (isSending: boolean) => void;
  /** The server's message about the files; null if there is none. */
  readonly error: string | null;
}

const refuse = refusalOver(UPLOAD_MAX_BYTES);
/** Longest file name that the server stores. */
const MAX_NAME_LENGTH = 200;

const nameOf = ({ name }: File): string => Array.from(stripBidi(name)).slice(-MAX_NAME_LENGTH).join('');

/** The files of a form: each with its preview (an icon for a PDF) and a remove button; a progress circle during upload. */
export function AttachmentField({ label, values, most, upload, onChange, onSending, error }: AttachmentFieldProps) {
  const intl = useIntl();
  const id = useId();
  // The form may have changed during the upload.
  const add = useLatest((url: string, file: File) => {
    onChange([...values, { url, name: nameOf(file) }]);
  });
  const { state, send, abort } = useUpload(upload, ({ url }, file) => add(url, file), refuse);
  const isSending = state.kind === 'sending';
  const tellSending = useLatest(onSending);
  useEffect(() => {
    tellSending(isSending);
  }, [isSending, tellSending]);
  const canAdd = !isSending && values.length < most;
  const note = (text: ReactNode) => (
    <p id={`${id}-note`} className={styles['note']}>
      {text}
    </p>
  );
  return (
    <div className={styles['field']}>
      <span aria-hidden="true">{label}</span>
      <FileDropZone label={label} className={styles['zone']} disabled={!canAdd} onFile={(file) => void send(file)}>
        {values.length > 0 && (
          <ul className={styles['list']}>
            {values.map((attachment, index) => (
              <li key={attachment.url} className={styles['item']}>
                <AttachmentLink attachment={attachment} />
                <Button
                  size="small"
                  aria-label={intl.formatMessage({ id: 'common.removeNamed' }, { name: stripBidi(attachment.name) })}
                  onClick={() => {
                    onChange(values.filter((_, place) => place !== index));
                  }}
                >
                  <FormattedMessage id="common.remove" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        {state.kind === 'sending' && (
          <div className={styles['item']}>
            <ProgressCircle
              share={state.share}
              label={intl.formatMessage({ id: 'upload.sending' }, { name: stripBidi(state.name) })}
            />
            <Button size="small" onClick={abort}>
              <FormattedMessage id="common.cancel" />
            </Button>
          </div>
        )}
        {canAdd && (
          <FilePick
            id={id}
            accept={UPLOAD_TYPES}
            describedBy={`${id}-note ${state.kind === 'failed' ? `${id}-error` : ''}`.trim()}
            onFile={(file) => void send(file)}
          >
            <FormattedMessage id="upload.add" />
          </FilePick>
        )}
        {state.kind === 'failed' && <UploadError id={`${id}-error`} state={state} maxBytes={UPLOAD_MAX_BYTES} />}
        {error !== null && (
          <p className={styles['error']} role="alert">
            {error}
          </p>
        )}
        {note(
          values.length < most ? (
            <FormattedMessage id="upload.add.help" values={{ size: UPLOAD_MAX_BYTES / MEGABYTE, most }} />
          ) : (
            <FormattedMessage id="upload.full" values={{ most }} />
          ),
        )}
      </FileDropZone>
    </div>
  );
}
