import { readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeAll } from '../projectFiles/writeAll.ts';

const ALIGNED = 8;
const PIECE = 1 << 26;

/** Writes the parts of a file in sequence, with a checksum at the end. */
export class PartWriter {
  readonly #handle: number;
  #crc = 0;

  constructor(handle: number) {
    this.#handle = handle;
  }

  /** Writes text or bytes with a length prefix, padded so that the following typed array is aligned. */
  put(bytes: Uint8Array): void {
    this.#write(doubleOf(bytes.length));
    this.#write(bytes);
    this.#write(Buffer.alloc((ALIGNED - (bytes.length % ALIGNED)) % ALIGNED));
  }

  end(): void {
    writeAll(this.#handle, doubleOf(this.#crc));
  }

  #write(bytes: Uint8Array): void {
    writeAll(this.#handle, bytes);
    this.#crc = crc32(bytes, this.#crc);
  }
}

/** Reads the parts of a file in sequence. */
export class PartReader {
  readonly #handle: number;
  readonly #left: () => number;
  #at = 0;
  #crc = 0;

  constructor(handle: number, size: number) {
    this.#handle = handle;
    this.#left = () => size - this.#at;
  }

  next(): ArrayBuffer {
    const length = Buffer.from(this.#read(ALIGNED)).readDoubleLE();
    if (!Number.isSafeInteger(length) || length < 0 || length > this.#left()) throw new Error('Cut short');
    const bytes = this.#read(length);
    this.#read((ALIGNED - (length % ALIGNED)) % ALIGNED);
    return bytes;
  }

  /** @throws when the checksum differs: one wrong byte would be a wrong figure. */
  end(): void {
    const crc = this.#crc;
    if (Buffer.from(this.#read(ALIGNED)).readDoubleLE() !== crc || this.#left() !== 0) throw new Error('Changed');
  }

  #read(length: number): ArrayBuffer {
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      const size = readSync(this.#handle, bytes, done, Math.min(PIECE, length - done), this.#at + done);
      if (size === 0) throw new Error('Cut short');
      done += size;
    }
    this.#at += length;
    this.#crc = crc32(bytes, this.#crc);
    return bytes.buffer;
  }
}

function doubleOf(value: number): Buffer {
  const bytes = Buffer.alloc(ALIGNED);
  bytes.writeDoubleLE(value);
  return bytes;
}
