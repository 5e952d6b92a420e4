import multer from 'multer';
import { SENT } from './Call.ts';
import type { Call } from './Call.ts';
import { readMultipart } from './readMultipart.ts';

interface UploadedFile {
  /** The client's file name: untrusted, never used as a path. */
  readonly name: string;
  readonly bytes: Buffer;
}

/** `readMultipart` into memory. */
export async function readFile(call: Call, largest: number): Promise<UploadedFile | typeof SENT> {
  const file = await readMultipart(call, multer.memoryStorage(), largest);
  return file === SENT ? SENT : { name: file.originalname, bytes: file.buffer };
}
