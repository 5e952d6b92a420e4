import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isPdfAddress } from '#client/lib/fileAddress.ts';
import { AVATAR_MAX_BYTES } from '#client/lib/fileKind.ts';
import { uploadAddress } from '#client/lib/uploadAddress.ts';
import { AppIcon } from '../ui/AppIcon.tsx';
import { useCropStep } from './crop/useCropStep.tsx';
import { FilePick } from './FilePick.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';
import { refusalOver, UPLOAD_TYPES } from './refusalOver.ts';
import { UploadError } from './UploadError.tsx';
import { useUpload } from './useUpload.ts';
import type { UploadFunction } from './useUpload.ts';
import styles from './AvatarUpload.module.scss';

interface AvatarUploadProps {
  /** URL of the current file; empty: none. */
  readonly value: string;
  /** Uploads the file; rejects unless the envelope's code is 0. */
  readonly upload: UploadFunction<{ readonly url: string }>;
  /** Called with the new URL, or '' when the file was removed. */
  readonly onChange: (url: string) => void;
  /** Lets the user crop a picture to a square before the upload. */
  readonly crop?: boolean;
  /** Text about the accepted files. */
  readonly help?: ReactNode;
}

const refuse = refusalOver(AVATAR_MAX_BYTES);

function Preview({ value }: { readonly value: string }) {
  const intl = useIntl();
  const src = uploadAddress(value);
  if (src === null) return <AppIcon name="user" size={48} strokeWidth={2} />;
  if (isPdfAddress(value)) {
    return <AppIcon name="pdf" size={48} strokeWidth={2} label={intl.formatMessage({ id: 'upload.pdf' })} />;
  }
  return <img className={styles['image']} src={src} alt={intl.formatMessage({ id: 'upload.preview' })} />;
}

/** Upload control for an avatar: preview (an icon for a PDF), progress circle during upload, remove clears the value. */
export function AvatarUpload({ value, upload, onChange, crop = false, help }: AvatarUploadProps) {
  const intl = useIntl();
  const inputId = useId();
  const errorId = `${inputId}-error`;
  const helpId = `${inputId}-help`;
  const cropStep = useCropStep();
  const { state, send, abort } = useUpload(
    upload,
    ({ url }) => {
      onChange(url);
    },
    refuse,
    crop ? cropStep.prepare : undefined,
  );
  return (
    <div className={styles['control']}>
      <div className={styles['frame']}>
        {state.kind === 'sending' ? (
          <ProgressCircle
            share={state.share}
            label={intl.formatMessage({ id: 'upload.sending' }, { name: state.name })}
          />
        ) : (
          <Preview value={value} />
        )}
      </div>
      <div className={styles['side']}>
        <FilePick
          id={inputId}
          accept={UPLOAD_TYPES}
          describedBy={state.kind === 'failed' ? errorId : help === undefined ? undefined : helpId}
          onFile={(file) => void send(file)}
        >
          <FormattedMessage id="upload.pick" />
        </FilePick>
        {state.kind === 'sending' && (
          <Button size="small" onClick={abort}>
            <FormattedMessage id="common.cancel" />
          </Button>
        )}
        {state.kind !== 'sending' && value !== '' && (
          <Button
            size="small"
            onClick={() => {
              onChange('');
            }}
          >
            <FormattedMessage id="common.remove" />
          </Button>
        )}
        {state.kind === 'failed' && <UploadError id={errorId} state={state} maxBytes={AVATAR_MAX_BYTES} />}
        {state.kind !== 'failed' && help !== undefined && (
          <p id={helpId} className={styles['help']}>
            {help}
          </p>
        )}
        {cropStep.dialog}
      </div>
    </div>
  );
}
