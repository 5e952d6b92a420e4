import { expect, test, vi } from 'vitest';
import { replyWith, serveHttp } from '../testing/serveHttp.ts';

// In a browser's client, because only there files arrive as blobs. The test DOM's Blob lacks `text`.
Blob.prototype.text = async function text(this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result as string);
    };
    reader.onerror = reject;
    reader.readAsText(this);
  });
};
const serve = async (type: string, body: string, status?: number) => serveHttp(replyWith(type, body, status));

test('a file comes as it is', async () => {
  const http = await serve('text/csv; charset=utf-8', 'a,b\r\n1,2\r\n');
  const file = await http.getFile('/api/export');
  expect(await file.text()).toBe('a,b\r\n1,2\r\n');
});

test('JSON of a type of its own is a file too', async () => {
  const http = await serve('application/vnd.answerscope.answers+json', '{"code":422}');
  expect(await (await http.getFile('/api/export')).text()).toBe('{"code":422}');
});

test('a refusal says what it says elsewhere', async () => {
  const http = await serve('application/json', '{"code":422,"msg":"domain: 无效","data":null}');
  await expect(http.getFile('/api/export')).rejects.toMatchObject({ kind: 'validation', message: 'domain: 无效' });
});

test('an expiry is told on', async () => {
  const http = await serve('application/json', '{"code":500,"msg":"未登录","data":null}');
  const told = vi.fn();
  http.onUnauthorized(told);
  await expect(http.getFile('/api/export')).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(told).toHaveBeenCalledWith('T-1');
});

test('a plain JSON reply that is no refusal is not a file', async () => {
  const http = await serve('application/json', '{"code":0,"msg":"","data":[]}');
  await expect(http.getFile('/api/export')).rejects.toMatchObject({ kind: 'protocol' });
});
