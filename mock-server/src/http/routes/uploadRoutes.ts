import type { Response } from 'express';
import { AVATAR_MAX_BYTES, UPLOAD_MAX_BYTES } from '#client/lib/fileKind.ts';
import { badInput, notFound } from '#server/refusal/MockError.ts';
import { SENT } from '../Call.ts';
import type { Call, SignedCall } from '../Call.ts';
import { kindOfBytes, kindOfName } from '../fileKinds.ts';
import type { FileKind } from '../fileKinds.ts';
import { readFile } from '../readFile.ts';
import type { RouteTable } from '../RouteTable.ts';

const NAME_FORM = /^[\w-]{16,64}\.[a-z]{3,4}$/u;

type UploadReply = { readonly url: string } | typeof SENT;

/** Uploads are checked by content, stored under random names, and served so that browsers do not execute them. */
export function addUploadRoutes(routes: RouteTable): void {
  routes.signed('post', '/api/common/upload/avatar', (call) => store(call, AVATAR_MAX_BYTES));
  routes.signed('post', '/api/upload/save', (call) => store(call, UPLOAD_MAX_BYTES));
  // Without a login, because an <img> cannot send the bearer header; the random name is the secret.
  routes.open('get', '/api/uploads/:name', serve);
}

async function store(call: SignedCall, largest: number): Promise<UploadReply> {
  const file = await readFile(call, largest);
  if (file === SENT) return SENT;
  const kind = kindOfBytes(file.bytes);
  if (!kind) {
    throw badInput('file', {
      zh: '只支持 PNG、JPEG、WebP 图片和 PDF 文件',
      en: 'must be a PNG, JPEG, WebP or PDF file',
    });
  }
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
