import type { IntlShape } from 'react-intl';
import { errorText } from '../../i18n/errorText.ts';
import { fieldErrorsOf } from '../../lib/fieldErrors.ts';
import { MEGABYTE, UPLOAD_MAX_BYTES } from '../../lib/fileKind.ts';
import type { UploadState } from './useUpload.ts';

/**
 * Why a file was not taken: what the server says about the file, how the call failed, or what was found before it was sent.
 * @param maxBytes the largest file that is taken
 */
export function uploadFailureText(
  intl: Pick<IntlShape, 'formatMessage'>,
  { messageId, error }: Extract<UploadState, { kind: 'failed' }>,
  maxBytes = UPLOAD_MAX_BYTES,
): string {
  if (error === null) return intl.formatMessage({ id: messageId }, { most: maxBytes / MEGABYTE });
  return fieldErrorsOf(error)['file'] ?? errorText(intl, error);
}
