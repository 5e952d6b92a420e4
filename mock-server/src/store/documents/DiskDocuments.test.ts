import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importSample } from '#server/testing/importSample.ts';
import { DiskDocuments } from './DiskDocuments.ts';
import { draftsKind } from './draftDocuments.ts';
import type { StoredDraft } from './draftDocuments.ts';

const ID = 'northwind';
const DRAFT: StoredDraft = {
  ...{ id: 'd1', title: 'Title', text: 'text '.repeat(20_000), prompt_ids: [], brief_id: null, page_id: null },
  ...{ version: 1, updated_at: '2026-01-01T00:00:00.000Z', updated_by: { id: 'ada', name: 'Ada' }, deleted_at: null },
  ...{ since: '2026-01-01T00:00:00.000Z', language: 'en', status: 'draft', kind: 'saved' },
};
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
  importSample(dataDir, ID, 10);
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

test('a document is read at most once until it changes, whoever changes it', () => {
  const [own, other] = [new DiskDocuments(dataDir, draftsKind), new DiskDocuments(dataDir, draftsKind)];
  expect(own.of(ID)).toEqual([]);
  own.put(ID, [DRAFT]);
  const first = own.of(ID);
  expect(first).toEqual([DRAFT]);
  expect(own.of(ID)).toBe(first);
  other.put(ID, [{ ...DRAFT, title: 'Theirs' }]);
  expect(own.of(ID)).toMatchObject([{ title: 'Theirs' }]);
});
