import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { joinLogs } from './joinLogs.ts';

const plain = (name: string, text: string, lastModified: number) => new File([text], name, { lastModified });
const packed = (name: string, text: string, lastModified: number) =>
  new File([new Uint8Array(gzipSync(text))], name, { lastModified });

test('rotated logs become one, oldest first, and no line runs into the next file', async () => {
  const joined = await joinLogs([plain('access.log', 'c\n', 3), plain('access.log.1', 'a\nb', 2)]);
  expect(joined.name).toBe('access.log +1');
  expect(await joined.text()).toBe('a\nb\nc\n\n');
});

test('compressed and plain files can be joined', async () => {
  const joined = await joinLogs([
    plain('access.log', 'c\n', 3),
    packed('access.log.3.gz', 'a', 1),
    plain('access.log.1', 'b', 2),
  ]);
  expect(gunzipSync(new Uint8Array(await joined.arrayBuffer())).toString()).toBe('a\nb\nc\n\n');
});

test('a file that cannot be read is returned itself', async () => {
  const broken = plain('b.log', 'b', 1);
  broken.slice = () => {
    throw new Error('gone');
  };
  expect(await joinLogs([broken, plain('a.log', 'a', 2)])).toBe(broken);
});
