/** A kind of file that may be uploaded. `type` is what it is served as, whatever its sender called it. */
export interface FileKind {
  readonly extension: string;
  readonly type: string;
  /** Shown in the page; anything else is only ever downloaded. */
  readonly isImage: boolean;
}

type NamedKind = FileKind & { readonly fits: (bytes: Buffer) => boolean };

const BINARY_KINDS: readonly NamedKind[] = [
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

const TEXT_KINDS: readonly NamedKind[] = [
  { extension: 'csv', type: 'text/csv; charset=utf-8', isImage: false, fits: isText },
  { extension: 'json', type: 'application/json; charset=utf-8', isImage: false, fits: isJson },
  { extension: 'txt', type: 'text/plain; charset=utf-8', isImage: false, fits: isText },
];

const ALL_KINDS = [...BINARY_KINDS, ...TEXT_KINDS];

/** What a picture or PDF is, judged by its first bytes and not by its name; null for anything else. */
export function pictureKind(bytes: Buffer): FileKind | null {
  return BINARY_KINDS.find(({ fits }) => fits(bytes)) ?? null;
}

/** As `pictureKind`, or a text whose name says what it is and whose content does not belie it. */
export function documentKind(bytes: Buffer, name: string): FileKind | null {
  const extension = /\.(?<end>[a-z]{3,4})$/iu.exec(name)?.groups?.['end']?.toLowerCase();
  return pictureKind(bytes) ?? TEXT_KINDS.find((kind) => kind.extension === extension && kind.fits(bytes)) ?? null;
}

/** The kind a stored name ends with. */
export function kindOfName(name: string): FileKind | undefined {
  return ALL_KINDS.find(({ extension }) => name.endsWith(`.${extension}`));
}

function startsWith(bytes: Buffer, head: readonly number[]): boolean {
  return head.every((byte, index) => bytes[index] === byte);
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isJson(bytes: Buffer): boolean {
  if (!isText(bytes)) return false;
  try {
    JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/u, ''));
    return true;
  } catch {
    return false;
  }
}
