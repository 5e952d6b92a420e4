import { useIntl } from 'react-intl';
import { uploadFailureText } from './uploadFailureText.ts';
import type { UploadState } from './useUpload.ts';
import styles from './UploadError.module.scss';

interface UploadErrorProps {
  readonly id: string;
  readonly state: Extract<UploadState, { kind: 'failed' }>;
  readonly maxBytes: number;
}

/** Error of an upload, shown at the control. */
export function UploadError({ id, state, maxBytes }: UploadErrorProps) {
  const intl = useIntl();
  return (
    <p id={id} className={styles['error']} role="alert">
      {uploadFailureText(intl, state, maxBytes)}
    </p>
  );
}
