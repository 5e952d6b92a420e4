import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamagedFileError } from '#server/refusal/DamagedFileError.ts';
import { DiskLinks, linksPath } from './DiskLinks.ts';
import type { ShareLink } from './ShareLink.ts';

const REVOKED: ShareLink = {
  ...{ id: 'l1', hash: 'h1', hint: 'abcd', projectId: 'p1', reportId: 'r1', madeBy: 'Ada' },
  ...{ madeAt: 1, expiresAt: 9, revokedAt: 5, password: null, lastOpenedAt: null },
};

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'links-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

test('a link that was revoked does not come back by a change of the file', () => {
  new DiskLinks(dataDir).put(REVOKED);
  const file = linksPath(dataDir);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"revokedAt":5', '"revokedAt":null'));
  expect(() => new DiskLinks(dataDir).all()).toThrow(DamagedFileError);
});

test('a file of before it was sealed is read', () => {
  writeFileSync(linksPath(dataDir), `${JSON.stringify({ links: [REVOKED] })}\n`);
  expect(new DiskLinks(dataDir).byHash('h1')).toEqual(REVOKED);
});
