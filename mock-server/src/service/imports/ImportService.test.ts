import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImportResult } from '#client/api/importSchemas.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { ImportService } from './ImportService.ts';
import type { StoredUpload } from './ImportService.ts';

let folder = '';
let service: ImportService;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  service = new ImportService();
});
afterEach(() => rmSync(folder, { recursive: true }));

function upload(id: string, userId = 'ada'): StoredUpload {
  const path = join(folder, id);
  writeFileSync(path, 'x');
  const file = {
    id,
    userId,
    path,
    name: 'a.csv',
    bytes: 1,
    format: 'csv',
    mapping: {},
    columns: [],
    brands: [],
    reading: {},
  } as const;
  service.keep(file);
  return file;
}

const result = (projectId: string | null): ImportResult => ({ project_id: projectId }) as ImportResult;
const never = (): Promise<ImportResult> => new Promise(() => undefined);
const stateOf = (id: string): unknown => service.job('ada', id)?.state.state;

test('a person keeps three files waiting; the oldest gives way, unless it is being imported', async () => {
  const first = upload('one');
  service.start(first, 'job', never);
  for (const id of ['two', 'three', 'four', 'five']) upload(id);
  upload('other', 'max');
  await vi.waitFor(() => expect(readdirSync(folder).sort()).toEqual(['five', 'four', 'one', 'other', 'three']));
  expect(service.file('ada', 'two')).toBeUndefined();
  expect(service.file('ada', 'one')).toBe(first);
});

test('files and jobs are their owner’s', () => {
  service.start(upload('one'), 'job', never);
  expect([service.file('max', 'one'), service.job('max', 'job')]).toEqual([undefined, undefined]);
  expect([service.file('ada', '__proto__'), service.job('ada', 'constructor')]).toEqual([undefined, undefined]);
});

test('starting a file twice while it is imported is one import', () => {
  const file = upload('one');
  expect(service.start(file, 'second', never)).toBe(service.start(file, 'third', never));
  expect(service.job('ada', 'third')).toBeUndefined();
});

test('an import that is done gives its file back; one that wrote nothing keeps it for another try', async () => {
  service.start(upload('one'), 'good', () => Promise.resolve(result('p')));
  service.start(upload('two'), 'nothing', () => Promise.resolve(result(null)));
  await vi.waitFor(() => expect([stateOf('good'), stateOf('nothing')]).toEqual(['done', 'done']));
  await vi.waitFor(() => expect(existsSync(join(folder, 'one'))).toBe(false));
  expect(existsSync(join(folder, 'two'))).toBe(true);
});

test('a failure says why in both languages, and what is nobody’s mistake is logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const noRoom = Object.assign(new Error('full'), { code: 'ENOSPC' });
  service.start(upload('one'), 'full', () => Promise.reject(noRoom));
  const readOnly = Object.assign(new Error('read-only'), { code: 'EROFS' });
  service.start(upload('four'), 'readOnly', () => Promise.reject(readOnly));
  service.start(upload('two'), 'store', () => Promise.reject(new ImportStoreError('project.json: bad')));
  expect(log).not.toHaveBeenCalled();
  service.start(upload('three'), 'bug', () => Promise.reject(new Error('oops')));
  await vi.waitFor(() => expect(stateOf('bug')).toBe('failed'));
  expect(service.job('ada', 'full')?.state).toMatchObject({ reason: { zh: '服务器磁盘空间已满' } });
  expect(service.job('ada', 'readOnly')?.state).toMatchObject({
    reason: { en: expect.stringContaining('data folder is read-only') },
  });
  expect(service.job('ada', 'store')?.state).toMatchObject({
    reason: { en: expect.stringContaining('project.json: bad') },
  });
  expect(service.job('ada', 'bug')?.state).toMatchObject({
    reason: { en: 'something went wrong on the server: try again' },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
