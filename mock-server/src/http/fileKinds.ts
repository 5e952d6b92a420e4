import { fileKind } from '#client/lib/fileKind.ts';

/** A kind of file that may be uploaded. `type` is what it is served as, whatever its sender called it. */
export interface FileKind {
  readonly extension: string;
  readonly type: string;
  /** Shown in the page; anything else is only ever downloaded. */
  readonly isImage: boolean;
}

const KINDS = {
  png: { extension: 'png', type: 'image/png', isImage: true },
  jpeg: { extension: 'jpg', type: 'image/jpeg', isImage: true },
  webp: { extension: 'webp', type: 'image/webp', isImage: true },
  pdf: { extension: 'pdf', type: 'application/pdf', isImage: false },
} as const;

/** What a file is, judged by its first bytes and not by its name; null for anything that may not be uploaded. */
export function kindOfBytes(bytes: Uint8Array): FileKind | null {
  const kind = fileKind(bytes);
  return kind === 'unknown' ? null : KINDS[kind];
}

/** The kind a stored name ends with. */
export function kindOfName(name: string): FileKind | undefined {
  return Object.values(KINDS).find(({ extension }) => name.endsWith(`.${extension}`));
}
