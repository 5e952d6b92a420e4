import type { MessageId } from '#client/i18n/MessageId.ts';
import { fileKind } from '#client/lib/fileKind.ts';

const HEAD_BYTES = 12;

/** Accepted types, for the browser's file dialog; the check uses the first bytes. */
export const UPLOAD_TYPES = 'image/png,image/jpeg,image/webp,application/pdf';

/**
 * Creates a check of files before upload.
 * @param maxBytes the largest file that the server accepts
 * @returns a function that gives the reason why a file is refused: empty, too large, unreadable, or not really a PNG, JPEG, WebP or PDF;
 * null for a valid file
 */
export function refusalOver(maxBytes: number): (file: File) => Promise<MessageId | null> {
  return async (file) => {
    if (file.size === 0) return 'upload.empty';
    if (file.size > maxBytes) return 'upload.tooLarge';
    try {
      const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
      return fileKind(head) === 'unknown' ? 'upload.wrongType' : null;
    } catch {
      // Moved or deleted since it was picked, or in a folder without read permission.
      return 'upload.unreadable';
    }
  };
}
