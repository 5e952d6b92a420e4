/** Block size of tar files, in bytes. */
export const TAR_BLOCK = 512;
const NAME = 100;
const PREFIX_AT = 345;
const PREFIX = 155;
const LARGEST_OCTAL = 0o77777777777;
const REGULAR = new Set(['0', '\0']);

/** A file in an archive. */
export interface TarEntry {
  /** Path with `/` separators. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Seconds since 1970. */
  readonly modified: number;
  /** POSIX permission bits. */
  readonly mode: number;
}

const MODE_BITS = 0o777;

/** Header block of a file (POSIX ustar; sizes of 8 GB and more in GNU tar's form). @throws RangeError for a too long name. */
export function formatTarHeader({ name, size, modified, mode }: TarEntry): Buffer {
  const block = Buffer.alloc(TAR_BLOCK);
  const [prefix, rest] = splitName(name);
  block.write(rest, 0, NAME, 'utf8');
  block.write(`${(mode & MODE_BITS).toString(8).padStart(7, '0')}\0`, 100, 'latin1');
  block.write('0000000\0', 108, 'latin1');
  block.write('0000000\0', 116, 'latin1');
  writeSize(block, size);
  block.write(`${Math.max(0, Math.floor(modified)).toString(8).padStart(11, '0')}\0`, 136, 'latin1');
  block.write('        ', 148, 'latin1');
  block.write('0', 156, 'latin1');
  block.write('ustar\u000000', 257, 'latin1');
  block.write(prefix, PREFIX_AT, PREFIX, 'utf8');
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return block;
}

/** Parses a header block; null for the empty block at the end. @throws Error for an invalid header. */
export function parseTarHeader(block: Buffer): TarEntry | null {
  if (block.every((byte) => byte === 0)) return null;
  const expected = Number.parseInt(textAt(block, 148, 8), 8);
  const blank = Buffer.from(block);
  blank.fill(' ', 148, 156);
  if (expected !== sumOf(blank)) throw new Error('not a tar file, or a damaged one');
  if (!REGULAR.has(block.toString('latin1', 156, 157))) throw new Error(`not a plain file: ${textAt(block, 0, NAME)}`);
  const prefix = textAt(block, PREFIX_AT, PREFIX);
  const name = `${prefix === '' ? '' : `${prefix}/`}${textAt(block, 0, NAME)}`;
  const mode = Number.parseInt(textAt(block, 100, 8), 8) & MODE_BITS;
  return { name, size: readSize(block), modified: Number.parseInt(textAt(block, 136, 12), 8), mode };
}

/** Padding bytes after a file up to the next block. */
export function tarPadding(size: number): number {
  return (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;
}

function splitName(name: string): readonly [string, string] {
  if (Buffer.byteLength(name) <= NAME) return ['', name];
  for (let at = name.indexOf('/'); at !== -1; at = name.indexOf('/', at + 1)) {
    const rest = name.slice(at + 1);
    if (Buffer.byteLength(rest) <= NAME && at <= PREFIX) return [name.slice(0, at), rest];
  }
  throw new RangeError(`The name is too long for an archive: ${name}`);
}

function writeSize(block: Buffer, size: number): void {
  if (size <= LARGEST_OCTAL) {
    block.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1');
    return;
  }
  block.writeUInt8(0x80, 124);
  block.writeBigUInt64BE(BigInt(size), 128);
}

function readSize(block: Buffer): number {
  return block.readUInt8(124) === 0x80
    ? Number(block.readBigUInt64BE(128))
    : Number.parseInt(textAt(block, 124, 12), 8);
}

function textAt(block: Buffer, from: number, size: number): string {
  const text = block.toString('utf8', from, from + size);
  const end = text.indexOf('\0');
  return (end === -1 ? text : text.slice(0, end)).trim();
}

function sumOf(block: Buffer): number {
  return block.reduce((sum, byte) => sum + byte, 0);
}
