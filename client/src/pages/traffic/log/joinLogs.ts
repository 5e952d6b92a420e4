import { hasMagic } from '#client/lib/magicBytes.ts';

/** A line break as a compressed file: parts of a compressed file may follow each other. */
const LINE_BREAK_GZIP = new Uint8Array([
  ...[0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xe3, 2, 0, 0x93, 6, 0xd7, 0x32, 1, 0, 0, 0],
]);

async function isGzip(file: File): Promise<boolean> {
  return hasMagic(new Uint8Array(await file.slice(0, 2).arrayBuffer()), 'gzip');
}

async function compressed(file: File): Promise<Blob> {
  return new Response(file.stream().pipeThrough(new CompressionStream('gzip'))).blob();
}

/**
 * Joins log files to one, oldest first, such as the rotated files of a server. If some are compressed, the others are compressed too. A
 * file that cannot be read is returned alone: its upload says why.
 */
export async function joinLogs(files: readonly File[]): Promise<File> {
  const ordered = files.toSorted((a, b) => a.lastModified - b.lastModified);
  const name = `${ordered.at(-1)?.name ?? ''} +${String(files.length - 1)}`;
  let unread = ordered[0];
  try {
    const packed: boolean[] = [];
    for (const file of ordered) {
      unread = file;
      packed.push(await isGzip(file));
    }
    if (!packed.includes(true)) {
      const parts = ordered.flatMap((file) => [file, '\n']);
      return new File(parts, name);
    }
    const parts: BlobPart[] = [];
    for (const [index, file] of ordered.entries()) {
      unread = file;
      parts.push(packed[index] === true ? file : await compressed(file), LINE_BREAK_GZIP);
    }
    return new File(parts, name);
  } catch {
    return unread ?? new File([], name);
  }
}
