import { hasMagic } from './magicBytes.ts';

type FileKind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'unknown';

/** What a file really is, by its first bytes and not by its name. Needs the first 12 bytes. */
export function fileKind(bytes: Uint8Array): FileKind {
  return (['png', 'jpeg', 'webp', 'pdf'] as const).find((kind) => hasMagic(bytes, kind)) ?? 'unknown';
}

export const MEGABYTE = 1024 * 1024;
/** The largest avatar (POST /api/common/upload/avatar): 2 MB. Client and server check it. */
export const AVATAR_MAX_BYTES = 2 * MEGABYTE;
/** The largest file of POST /api/upload/save: 10 MB. Client and server check it. */
export const UPLOAD_MAX_BYTES = 10 * MEGABYTE;
