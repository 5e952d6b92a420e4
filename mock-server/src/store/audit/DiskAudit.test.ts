import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AuditEntry } from './AuditLog.ts';
import { DiskAudit } from './DiskAudit.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'audit-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const entry = (at: string): AuditEntry => ({
  at,
  kind: 'delete',
  deed: 'prompt/delete',
  team_id: 't1',
  user_id: 'ada',
  project_ids: ['p1'],
  project_name: 'Northwind',
  subject: { id: 'q1', name: 'Which mug?' },
  count: 1,
});

test('entries of a former run are there, and those older than 400 days go with the next one', () => {
  new DiskAudit(folder).add(entry('2024-01-01T00:00:00.000Z'));
  new DiskAudit(folder).add(entry('2024-12-01T00:00:00.000Z'));
  expect(new DiskAudit(folder).all()).toHaveLength(2);
  const later = new DiskAudit(folder);
  later.add(entry('2025-02-10T00:00:00.000Z'));
  expect(later.all().map(({ at }) => at.slice(0, 10))).toEqual(['2024-12-01', '2025-02-10']);
  expect(readFileSync(join(folder, 'audit.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
});

test('half a line, as a kill leaves one, swallows no other entry', () => {
  new DiskAudit(folder).add(entry('2025-01-01T00:00:00.000Z'));
  appendFileSync(join(folder, 'audit.jsonl'), '{"at":"2025-');
  const next = new DiskAudit(folder);
  next.add(entry('2025-01-02T00:00:00.000Z'));
  expect(next.all().map(({ at }) => at.slice(0, 10))).toEqual(['2025-01-01', '2025-01-02']);
});

test('an entry that could be written in part only swallows no other', () => {
  const file = join(folder, 'audit.jsonl');
  const audit = new DiskAudit(folder);
  audit.add(entry('2025-01-01T00:00:00.000Z'));
  const kept = readFileSync(file, 'utf8');
  rmSync(file);
  mkdirSync(file);
  expect(() => audit.add(entry('2025-01-02T00:00:00.000Z'))).toThrow('EISDIR');
  rmdirSync(file);
  writeFileSync(file, `${kept}{"at":"2025-`);
  audit.add(entry('2025-01-03T00:00:00.000Z'));
  expect(audit.all().map(({ at }) => at.slice(0, 10))).toEqual(['2025-01-01', '2025-01-03']);
});
