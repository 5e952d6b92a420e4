import { fileKind } from '#client/lib/fileKind.ts';

/** A kind of file that may be uploaded. `type` is the media type it is served with, whatever the sender declared. */
export interface FileKind {
  readonly extension: string;
  readonly type: string;
  /** Served inline; other kinds are served as downloads. */
  readonly isImage: boolean;
}

const KINDS = {
  png: { extension: 'png', type: 'image/png', isImage: true },
  jpeg: { extension: 'jpg', type: 'image/jpeg', isImage: true },
  webp: { extension: 'webp', type: 'image/webp', isImage: true },
  pdf: { extension: 'pdf', type: 'application/pdf', isImage: false },
} as const;

/** The kind of a file by its magic bytes, not by its name; null for kinds that may not be uploaded. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const kind = fileKind(bytes);
  return kind === 'unknown' ? null : KINDS[kind];
}

/** The kind of a stored file by its extension. */
export function kindOfName(name: string): FileKind | undefined {
  return Object.values(KINDS).find(({ extension }) => name.endsWith(`.${extension}`));
}
