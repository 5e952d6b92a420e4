import { Button } from '@blueprintjs/core';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Attachment } from '../../api/brandCentreSchemas.ts';
import { MEGABYTE, UPLOAD_MAX_BYTES } from '../../lib/fileKind.ts';
import { stripBidi } from '../../lib/stripBidi.ts';
import { useLatest } from '../../hooks/useLatest.ts';
import styles from './AttachmentField.module.scss';
import { AttachmentLink } from './AttachmentLink.tsx';
import { FileDropZone } from './FileDropZone.tsx';
import { FilePick } from './FilePick.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';
import { refusalOver, UPLOAD_TYPES } from './refusalOver.ts';
import { UploadError } from './UploadError.tsx';
import { useUpload } from './useUpload.ts';
import type { UploadFunction } from './useUpload.ts';

interface AttachmentFieldProps {
  /** What the files are, translated. */
  readonly label: string;
  readonly values: readonly Attachment[];
  /** How many there may be. */
  readonly most: number;
  /** Sends a file; it rejects unless the reply's code is 0. */
  readonly upload: UploadFunction<{ readonly url: string }>;
  readonly onChange: (values: readonly Attachment[]) => void;
  /** Told whether a file is on its way: what is saved now would lack it. */
  readonly onSending: (isSending: boolean) => void;
  /** What the server said about the files; null when nothing. */
  readonly error: string | null;
}

const refuse = refusalOver(UPLOAD_MAX_BYTES);
/** The longest name that the server keeps. */
const MAX_NAME_LENGTH = 200;

const nameOf = ({ name }: File): string => Array.from(stripBidi(name)).slice(-MAX_NAME_LENGTH).join('');

/** Files of a form: each with its preview (a PDF has an icon instead) and a button that removes it; a progress circle while sending. */
export function AttachmentField({ label, values, most, upload, onChange, onSending, error }: AttachmentFieldProps) {
  const intl = useIntl();
  const id = useId();
  // The form may have changed while the file was on its way.
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
