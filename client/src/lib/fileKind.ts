import { hasMagic } from './magicBytes.ts';

type FileKind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'unknown';

/** The kind of a file by its first bytes, not by its name. Needs the first 12 bytes. */
export function fileKind(bytes: Uint8Array): FileKind {
  return (['png', 'jpeg', 'webp', 'pdf'] as const).find((kind) => hasMagic(bytes, kind)) ?? 'unknown';
}

export const MEGABYTE = 1024 * 1024;
/** Maximum size of an avatar (POST /api/common/upload/avatar): 2 MB. Client and server check it. */
export const AVATAR_MAX_BYTES = 2 * MEGABYTE;
/** Maximum size of a file of POST /api/upload/save: 10 MB. Client and server check it. */
export const UPLOAD_MAX_BYTES = 10 * MEGABYTE;
