import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import multer from 'multer';
import type { ReceivedFile } from '../service/imports/FileStore.ts';
import { sweepUploads, uploadFolder, uploadName } from '../store/uploads/uploadFolder.ts';
import { SENT } from './Call.ts';
import type { Call } from './Call.ts';
import { readMultipart } from './readMultipart.ts';

const LARGEST = 1024 * 1024 * 1024;
const LONGEST_NAME = 200;
const NOT_PRINTABLE = /\p{Cc}/gu;

/**
 * Streams an upload to disk. A failure leaves no file.
 * @returns SENT when the client disconnects during the upload.
 * @throws MockError (422) naming `file`.
 */
export async function receiveUpload(call: Call): Promise<ReceivedFile | typeof SENT> {
  const { dataDir, environment } = call.services;
  const folder = uploadFolder(dataDir);
  await mkdir(folder, { recursive: true });
  await sweepUploads(dataDir);
  const id = environment.secret();
  const path = join(folder, uploadName(id));
  const storage = multer.diskStorage({
    destination: folder,
    filename: (_request, _file, done) => {
      done(null, uploadName(id));
    },
  });
  try {
    const file = await readMultipart(call, storage, LARGEST);
    if (file !== SENT) {
      const name = basename(file.originalname.replaceAll('\\', '/')).replace(NOT_PRINTABLE, '').slice(0, LONGEST_NAME);
      return { id, path, name, bytes: file.size };
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await rm(path, { force: true });
  return SENT;
}
