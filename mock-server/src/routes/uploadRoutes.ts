import type { Response } from 'express';
import { SENT } from '../http/Call.ts';
import type { Call, SignedCall } from '../http/Call.ts';
import { documentKind, kindOfName, pictureKind } from '../http/fileKinds.ts';
import type { FileKind } from '../http/fileKinds.ts';
import { badInput, notFound } from '../http/MockError.ts';
import { readFile } from '../http/readFile.ts';
import type { RouteTable } from '../http/RouteTable.ts';

const MEGABYTE = 1024 * 1024;
const AVATAR_LARGEST = 2 * MEGABYTE;
const FILE_LARGEST = 10 * MEGABYTE;
const NAME_FORM = /^[\w-]{16,64}\.[a-z]{3,4}$/u;

type Judge = (bytes: Buffer, name: string) => FileKind | null;
type UploadReply = { readonly url: string } | typeof SENT;

/** Uploads are judged by content, stored under random names and served so that no browser runs them. */
export function addUploadRoutes(routes: RouteTable): void {
  routes.signed('post', '/api/common/upload/avatar', (call) => store(call, AVATAR_LARGEST, pictureKind));
  routes.signed('post', '/api/upload/save', (call) => store(call, FILE_LARGEST, documentKind));
  // Open, because an <img> cannot send the bearer header; the name is the secret.
  routes.open('get', '/api/uploads/:name', serve);
}

async function store(call: SignedCall, largest: number, judge: Judge): Promise<UploadReply> {
  const file = await readFile(call, largest);
  if (file === SENT) return SENT;
  const kind = judge(file.bytes, file.name);
  if (!kind) throw badInput('file', { zh: '不支持这种文件', en: 'is of a kind that is not accepted' });
  const name = `${call.services.environment.secret()}.${kind.extension}`;
  await call.state.uploads.save(name, file.bytes);
  return { url: `/api/uploads/${name}` };
}

async function serve(call: Call): Promise<typeof SENT> {
  const name = call.request.params['name'] ?? '';
  const kind = kindOfName(name);
  const bytes = kind && NAME_FORM.test(name) ? await call.state.uploads.load(name) : null;
  if (!kind || !bytes) throw notFound();
  sendFile(call.response, kind, name, bytes);
  return SENT;
}

function sendFile(response: Response, kind: FileKind, name: string, bytes: Buffer): void {
  response.set({
    'Content-Type': kind.type,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Content-Disposition': kind.isImage ? 'inline' : `attachment; filename="${name}"`,
    'Cache-Control': 'private, max-age=31536000, immutable',
  });
  response.send(bytes);
}
