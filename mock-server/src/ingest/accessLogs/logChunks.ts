import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { encodingByStart, SAMPLE_BYTES } from '#client/lib/encoding/detectEncoding.ts';
import { textDecoderOf } from '#client/lib/encoding/textDecoderOf.ts';
import { hasMagic } from '#client/lib/magicBytes.ts';

const READ_BYTES = 1 << 20;
/** Maximum characters of a line; a longer line is no log line and is skipped without buffering it. */
const LONGEST_LINE = 1 << 16;

/** Whether a file is compressed by gzip, by its first bytes, whatever its name. */
export async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return hasMagic(buffer.subarray(0, bytesRead), 'gzip');
  } finally {
    await file.close();
  }
}

/** A batch of lines, and the number of file bytes read so far. */
interface LineBatch {
  /** Null for a line that is too long. */
  readonly lines: readonly (string | null)[];
  readonly bytes: number;
}

/** Splits text into lines and buffers the incomplete last one. */
class LineCutter {
  #rest = '';
  #isSkipping = false;

  push(text: string): (string | null)[] {
    const lines: (string | null)[] = [];
    let from = 0;
    for (let to = text.indexOf('\n'); to >= 0; to = text.indexOf('\n', from)) {
      const line = this.#rest + text.slice(from, text.charCodeAt(to - 1) === 13 && to > from ? to - 1 : to);
      this.#rest = '';
      lines.push(this.#isSkipping || line.length > LONGEST_LINE ? null : line);
      this.#isSkipping = false;
      from = to + 1;
    }
    if (!this.#isSkipping) this.#rest += text.slice(from);
    if (this.#rest.length > LONGEST_LINE) {
      this.#rest = '';
      this.#isSkipping = true;
    }
    return lines;
  }

  end(): (string | null)[] {
    if (this.#isSkipping) return [null];
    return this.#rest === '' ? [] : [this.#rest.replace(/\r$/u, '')];
  }
}

/**
 * Yields the lines of a log on disk, compressed or not, a megabyte at a time, so that memory does not depend on the file size. Faulty bytes
 * become U+FFFD. Rejects with zlib's error if compressed data is damaged or truncated.
 */
export async function* logChunks(path: string, gzip: boolean): AsyncGenerator<LineBatch> {
  const source = createReadStream(path, { highWaterMark: READ_BYTES });
  let decoder: ReturnType<typeof textDecoderOf> | undefined;
  const cutter = new LineCutter();
  const unpacked = gzip ? source.pipe(createGunzip({ chunkSize: READ_BYTES })) : source;
  // `pipe` does not forward errors of the file.
  if (unpacked !== source) source.once('error', (error) => unpacked.destroy(error));
  try {
    for await (const chunk of unpacked) {
      const piece: unknown = chunk;
      if (!(piece instanceof Uint8Array)) continue;
      // The Windows shell converts redirected output to UTF-16.
      decoder ??= textDecoderOf(encodingByStart(piece.subarray(0, SAMPLE_BYTES)) ?? 'utf-8');
      yield { lines: cutter.push(decoder.decode(piece, { stream: true })), bytes: source.bytesRead };
    }
    const last = cutter.push(decoder?.decode() ?? '');
    yield { lines: [...last, ...cutter.end()], bytes: source.bytesRead };
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}
