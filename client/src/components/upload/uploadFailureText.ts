import type { IntlShape } from 'react-intl';
import { failureText } from '#client/i18n/failureText.ts';
import { fieldErrorsOf } from '#client/lib/fieldErrors.ts';
import { MEGABYTE, UPLOAD_MAX_BYTES } from '#client/lib/fileKind.ts';
import type { UploadState } from './useUpload.ts';

/**
 * Why a file was refused: the server's message about the file, the failure of the call, or the result of the check before upload.
 * @param maxBytes the largest accepted file
 */
export function uploadFailureText(
  intl: Pick<IntlShape, 'formatMessage'>,
  { messageId, error }: Extract<UploadState, { kind: 'failed' }>,
  maxBytes = UPLOAD_MAX_BYTES,
): string {
  if (error === null) return intl.formatMessage({ id: messageId }, { most: maxBytes / MEGABYTE });
  return fieldErrorsOf(error)['file'] ?? failureText(intl, error);
}
