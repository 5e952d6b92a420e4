import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { importSample } from '#server/testing/importSample.ts';
import { ProjectLock } from '../projectFiles/ProjectLock.ts';
import { listImported, readImported } from '../projectFiles/projectStore.ts';
import { backupFolder } from './backupFolder.ts';
import { restoreFolder } from './restoreFolder.ts';

let root = '';
let dataDir = '';
let archive = '';
let restored = '';
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(root, 'data');
  archive = join(root, 'out.tar.gz');
  restored = join(root, 'restored');
  importSample(dataDir, 'northwind', 50);
  mkdirSync(join(dataDir, 'uploads'));
  writeFileSync(join(dataDir, 'uploads', 'picture.png'), Buffer.alloc(70_000, 7));
  writeFileSync(join(dataDir, 'accounts.jsonl'), '');
  mkdirSync(join(dataDir, 'tmp'));
  writeFileSync(join(dataDir, 'tmp', 'import-x'), 'not for keeping');
  writeFileSync(join(dataDir, 'server.lock'), 'not for keeping');
  await backupFolder(dataDir, archive);
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('what is restored is what was backed up, and nothing that belongs to one run', async () => {
  const result = await restoreFolder(archive, restored);
  expect(result.files).toBe(4);
  expect(readdirSync(restored).sort()).toEqual(['accounts.jsonl', 'projects', 'uploads']);
  expect([...readImported(restored, 'northwind').answers]).toEqual([...readImported(dataDir, 'northwind').answers]);
  expect(listImported(restored)[0]?.damage).toBeNull();
  expect(readFileSync(join(restored, 'uploads', 'picture.png'))).toEqual(Buffer.alloc(70_000, 7));
});

test('what links lead to is backed up too, and what cannot be read fails the backup instead of being left out', async () => {
  renameSync(join(dataDir, 'uploads'), join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(dataDir, 'uploads'));
  symlinkSync(join(root, 'nowhere'), join(dataDir, 'gone'));
  await backupFolder(dataDir, archive);
  await restoreFolder(archive, restored);
  expect(readFileSync(join(restored, 'uploads', 'picture.png'))).toEqual(Buffer.alloc(70_000, 7));
  symlinkSync('circle', join(dataDir, 'circle'));
  await expect(backupFolder(dataDir, archive)).rejects.toMatchObject({ code: 'ELOOP' });
});

test('a folder on a disk that is full or read-only is backed up to another', async () => {
  vi.spyOn(ProjectLock, 'take').mockRejectedValueOnce(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  expect((await backupFolder(dataDir, archive)).files).toBe(4);
});

test('what is restored may be read by nobody who could not read it before', async () => {
  writeFileSync(join(dataDir, 'links.json'), '{}', { mode: 0o600 });
  chmodSync(join(dataDir, 'uploads', 'picture.png'), 0o640);
  await backupFolder(dataDir, archive);
  await restoreFolder(archive, restored);
  const modeOf = (...path: string[]) => (statSync(join(restored, ...path)).mode & 0o777).toString(8);
  expect(modeOf('links.json')).toBe('600');
  expect(modeOf('uploads', 'picture.png')).toBe('640');
  expect([modeOf(), modeOf('projects', 'northwind')]).toEqual(['700', '700']);
});

test('the archive is one that tar reads', () => {
  const names = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toEqual([
    'accounts.jsonl',
    'uploads/picture.png',
    'projects/northwind/answers.jsonl',
    'projects/northwind/project.json',
    'SHA256SUMS',
  ]);
});

test('a folder that holds data is not overwritten', async () => {
  await expect(restoreFolder(archive, dataDir)).rejects.toThrow(dataDir);
  expect(listImported(dataDir)).toHaveLength(1);
});

test('an archive that is cut off or changed is restored not at all', async () => {
  const plain = gunzipSync(readFileSync(archive));
  const at = plain.indexOf(Buffer.alloc(1000, 7));
  plain[at] = 8;
  const changed = join(root, 'changed.tar.gz');
  writeFileSync(changed, gzipSync(plain));
  await expect(restoreFolder(changed, restored)).rejects.toThrow('uploads/picture.png');
  truncateSync(archive, Math.floor(readFileSync(archive).length / 2));
  await expect(restoreFolder(archive, restored)).rejects.toThrow();
  expect(existsSync(restored)).toBe(false);
  expect(readdirSync(root).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a name that leads out of the folder is refused', async () => {
  const plain = gunzipSync(readFileSync(archive));
  const block = plain.subarray(0, 512);
  block.write('../accounts.jsn', 0, 'latin1');
  block.fill(' ', 148, 156);
  block.write(
    `${block
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
    'latin1',
  );
  const hostile = join(root, 'hostile.tar.gz');
  writeFileSync(hostile, gzipSync(plain));
  await expect(restoreFolder(hostile, restored)).rejects.toThrow('outside of the folder');
  expect(existsSync(join(root, 'accounts.jsn'))).toBe(false);
});

test('a backup or restore that is stopped leaves nothing', async () => {
  const stopped = AbortSignal.abort(new Error('stopped'));
  const target = join(root, 'other.tar.gz');
  await expect(restoreFolder(archive, restored, stopped)).rejects.toThrow('stopped');
  await expect(backupFolder(dataDir, target, stopped)).rejects.toThrow('stopped');
  expect(readdirSync(root).sort()).toEqual(['data', 'out.tar.gz']);
});
