/** A kind of file that may be uploaded. `type` is what it is served as, whatever its sender called it. */
export interface FileKind {
  readonly extension: string;
  readonly type: string;
  /** Shown in the page; anything else is only ever downloaded. */
  readonly isImage: boolean;
}

type NamedKind = FileKind & { readonly fits: (bytes: Buffer) => boolean };

const KINDS: readonly NamedKind[] = [
  {
    extension: 'png',
    type: 'image/png',
    isImage: true,
    fits: (b) => startsWith(b, [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
  },
  { extension: 'jpg', type: 'image/jpeg', isImage: true, fits: (b) => startsWith(b, [0xff, 0xd8, 0xff]) },
  {
    extension: 'webp',
    type: 'image/webp',
    isImage: true,
    fits: (b) => b.toString('latin1', 0, 4) === 'RIFF' && b.toString('latin1', 8, 12) === 'WEBP',
  },
  { extension: 'pdf', type: 'application/pdf', isImage: false, fits: (b) => b.toString('latin1', 0, 5) === '%PDF-' },
];

/** What a file is, judged by its first bytes and not by its name; null for anything that may not be uploaded. */
export function kindOfBytes(bytes: Buffer): FileKind | null {
  return KINDS.find(({ fits }) => fits(bytes)) ?? null;
}

/** The kind a stored name ends with. */
export function kindOfName(name: string): FileKind | undefined {
  return KINDS.find(({ extension }) => name.endsWith(`.${extension}`));
}

function startsWith(bytes: Buffer, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte);
}
