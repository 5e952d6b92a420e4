import { AVATAR_MAX_BYTES, fileKind } from '../../lib/fileKind.ts';
import type { MessageId } from '../../i18n/MessageId.ts';

const HEAD_BYTES = 12;

/** Why a file cannot be an avatar, or null when it can: too large, empty, unreadable, or not really a PNG, JPEG, WebP or PDF. */
export async function refusalOf(file: File): Promise<MessageId | null> {
  if (file.size === 0) return 'upload.empty';
  if (file.size > AVATAR_MAX_BYTES) return 'upload.tooLarge';
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    return fileKind(head) === 'unknown' ? 'upload.wrongType' : null;
  } catch {
    // Moved or deleted since it was picked, or in a folder that may not be read.
    return 'upload.unreadable';
  }
}
