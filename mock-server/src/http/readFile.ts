import multer from 'multer';
import { SENT } from './Call.ts';
import type { Call } from './Call.ts';
import { badInput } from './MockError.ts';
import type { MockError } from './MockError.ts';

export interface UploadedFile {
  /** As the client gave it: not to be trusted, nor used as a path. */
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Reads the one file of a multipart request into memory (field `file`).
 * @param largest in bytes.
 * @throws MockError (422) naming `file` when it is missing, too large or not multipart. Gives SENT when the reader has
 * gone half-way: there is nobody to answer.
 */
export async function readFile(call: Call, largest: number): Promise<UploadedFile | typeof SENT> {
  const { request, response } = call;
  const isMultipart = request.is('multipart/form-data') === 'multipart/form-data';
  if (!isMultipart)
    throw badInput('file', { zh: '请以 multipart/form-data 上传', en: 'must be sent as multipart/form-data' });
  const reader = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: largest, files: 1, fields: 10, fieldSize: 10_000, fieldNameSize: 100, parts: 11 },
  }).single('file');
  const failure = await new Promise<unknown>((resolve) => {
    reader(request, response, resolve);
    // An upload that is broken off may never tell the reader; without this the promise would be kept for ever.
    response.once('close', () => {
      resolve(null);
    });
  });
  if (response.destroyed) return SENT;
  if (failure !== undefined && failure !== null) throw refusalOfUpload(failure, largest);
  const { file } = request;
  if (!file) throw badInput('file', { zh: '缺少文件', en: 'is missing' });
  return { name: file.originalname, bytes: file.buffer };
}

function refusalOfUpload(error: unknown, largest: number): MockError {
  if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE') {
    const size = String(Math.round(largest / 1024 / 1024));
    return badInput('file', { zh: `文件不能超过 ${size} MB`, en: `must not be larger than ${size} MB` });
  }
  return badInput('file', { zh: '上传内容无法解析', en: 'the upload cannot be read' });
}
