import type { MessageId } from '../../i18n/MessageId.ts';
import { fileKind } from '../../lib/fileKind.ts';

const HEAD_BYTES = 12;

/** The kinds of files that may be uploaded, for the dialog of the browser; their first bytes decide. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

/**
 * Judges files before they are sent.
 * @param maxBytes the largest file that the server takes
 * @returns a function that says why a file is refused: empty, too large, unreadable, or not really a PNG, JPEG, WebP or PDF; null
 * for a file that may be sent
 */
export function refusalOver(maxBytes: number): (file: File) => Promise<MessageId | null> {
  return async (file) => {
    if (file.size === 0) return 'upload.empty';
    if (file.size > maxBytes) return 'upload.tooLarge';
    try {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      return fileKind(head) === 'unknown' ? 'upload.wrongType' : null;
    } catch {
      // Moved or deleted since it was picked, or in a folder that may not be read.
      return 'upload.unreadable';
    }
  };
}
