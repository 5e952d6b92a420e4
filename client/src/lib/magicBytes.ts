/** Magic bytes of each kind of file; WebP also has some in its 9th to 12th byte. */
const MAGIC = {
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
  pdf: [[0, [0x25, 0x50, 0x44, 0x46, 0x2d]]],
  gzip: [[0, [0x1f, 0x8b]]],
  zip: [[0, [0x50, 0x4b, 0x03, 0x04]]],
  parquet: [[0, [0x50, 0x41, 0x52, 0x31]]],
} as const;

/** Whether the first bytes of a file are those of a kind. Needs the first 12 bytes. */
export function hasMagic(bytes: Uint8Array, kind: keyof typeof MAGIC): boolean {
  return MAGIC[kind].every(([offset, magic]) => magic.every((byte, index) => bytes[offset + index] === byte));
}
