import multer from 'multer';
import { fullDisk } from '../refusal/fullDisk.ts';
import { badInput } from '../refusal/MockError.ts';
import type { MockError } from '../refusal/MockError.ts';
import { noRoom } from '../refusal/noRoom.ts';
import { SENT } from './Call.ts';
import type { Call } from './Call.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Streams the single file of a multipart request (field `file`) into a store.
 * @param largest limit in bytes.
 * @returns SENT when the client disconnects during the upload.
 * @throws MockError (422) naming `file` when it is missing, too large or not multipart.
 */
export async function readMultipart(
  call: Call,
  storage: multer.StorageEngine,
  largest: number,
): Promise<Express.Multer.File | typeof SENT> {
  const { request, response } = call;
  const isMultipart = request.is('multipart/form-data') === 'multipart/form-data';
  if (!isMultipart) {
    throw badInput('file', { zh: '请以 multipart/form-data 上传', en: 'must be sent as multipart/form-data' });
  }
  const reader = multer({
    storage,
    limits: { fileSize: largest, files: 1, fields: 10, fieldSize: 10_000, fieldNameSize: 100, parts: 11 },
    defParamCharset: 'utf8',
  }).single('file');
  const failure = await new Promise<unknown>((resolve) => {
    reader(request, response, resolve);
    // The parser may not notice an aborted upload; without this, the promise would never settle.
    response.once('close', () => {
      resolve(null);
    });
  });
  if (response.destroyed) return SENT;
  if (failure !== undefined && failure !== null) throw refusalOfUpload(failure, largest);
  const { file } = request;
  if (!file) throw badInput('file', { zh: '缺少文件，请选择一个文件', en: 'is missing: choose a file' });
  return file;
}

function refusalOfUpload(error: unknown, largest: number): MockError {
  if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE') {
    const size = String(Math.round(largest / MEGABYTE));
    return badInput('file', { zh: `文件不能超过 ${size} MB`, en: `must not be larger than ${size} MB` });
  }
  if (error instanceof multer.MulterError && /^LIMIT_(?:UNEXPECTED_FILE|FILE_COUNT)$/u.test(error.code)) {
    return badInput('file', {
      zh: '请只上传一个文件，并放在字段 file 中',
      en: 'send one file, in the field “file”',
    });
  }
  const full = fullDisk(error);
  if (full !== null) {
    return badInput('file', { zh: `${full.zh}，请清理磁盘后重试`, en: `${full.en}: free some space, then try again` });
  }
  const unusable = noRoom(error);
  if (unusable !== null) return unusable;
  return badInput('file', {
    zh: '上传内容不完整或无法读取，请重新上传',
    en: 'the upload is incomplete or can’t be read: upload it again',
  });
}
