import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskUploads } from './DiskUploads.ts';

const ROOM = 512 * 1024 * 1024;
const PICTURE = Buffer.alloc(1000, 7);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  // A sparse file occupies no disk space.
  writeFileSync(join(folder, 'large'), '');
  truncateSync(join(folder, 'large'), ROOM - 2 * PICTURE.length);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('files that are saved at once share the room that is left', async () => {
  const uploads = new DiskUploads(folder);
  const saved = await Promise.allSettled(['a', 'b', 'c', 'd'].map((name) => uploads.save(name, PICTURE)));
  expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
});

test('a full folder has room again once files were removed by hand, as the refusal says', async () => {
  const uploads = new DiskUploads(folder);
  await uploads.save('a', PICTURE);
  await uploads.save('b', PICTURE);
  await expect(uploads.save('c', PICTURE)).rejects.toThrow('“uploads” in the data folder');
  rmSync(join(folder, 'a'));
  await uploads.save('c', PICTURE);
  await expect(uploads.save('d', PICTURE)).rejects.toThrow('no space left');
});

test('a file that could not be written gives its room back', async () => {
  const uploads = new DiskUploads(folder);
  for (const name of ['no/such/folder', 'nor/this']) {
    await expect(uploads.save(name, PICTURE)).rejects.toThrow('ENOENT');
  }
  await uploads.save('a', PICTURE);
  await uploads.save('b', PICTURE);
  expect(await uploads.load('b')).toEqual(PICTURE);
});
