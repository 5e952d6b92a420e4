import { expect, test } from 'vitest';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';
import { askImportOffer } from './askImportOffer.ts';

const serve = async (body: string) => serveHttp(replyWith('application/json', body, 200));

test.each([
  ['{"code":422,"msg":"job_id: 不能为空","data":{"fields":{"job_id":"不能为空"}}}', true],
  ['{"code":404,"msg":"job_id: 没有","data":{"fields":{"job_id":"没有"}}}', true],
  ['{"code":404,"msg":"no such call"}', false],
  ['<!doctype html>', false],
])('%s: imports are taken: %s', async (body, isTaken) => {
  expect(await askImportOffer(await serve(body))).toBe(isTaken);
});

test('a server that fails says nothing of it', async () => {
  await expect(askImportOffer(await serve('{"code":500,"msg":"down"}'))).rejects.toMatchObject({ kind: 'server' });
});
