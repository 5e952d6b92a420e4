export type FileKind = 'png' | 'jpeg' | 'webp' | 'pdf' | 'unknown';

const startsWith = (bytes: Uint8Array, start: readonly number[], offset = 0): boolean =>
  start.every((byte, index) => bytes[offset + index] === byte);

/** What a file really is, by its first bytes and not by its name. Needs the first 12 bytes. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8)) return 'webp';
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return 'pdf';
  return 'unknown';
}

export const MEGABYTE = 1024 * 1024;
/** The largest avatar (POST /api/common/upload/avatar): 2 MB. Client and server check it. */
export const AVATAR_MAX_BYTES = 2 * MEGABYTE;
/** The largest file of POST /api/upload/save: 10 MB. Client and server check it. */
export const UPLOAD_MAX_BYTES = 10 * MEGABYTE;
