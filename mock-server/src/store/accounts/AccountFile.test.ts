import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { smallSeed } from '#server/testing/smallSeed.ts';
import { AccountFile, accountsPath, readAccounts } from './AccountFile.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'accounts-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const [user] = smallSeed.users;
if (user === undefined) throw new Error('The seed has no user');
const token = { id: 't', key: 'k', userId: user.id, device: '', ip: '', expiresAt: 1000, lastUsedAt: 0 };

test('what was put last is read, for its owner only', () => {
  const file = new AccountFile(dataDir);
  file.append({ kind: 'user', value: user });
  file.append({ kind: 'user', value: { ...user, teamId: 'other' } });
  file.append({ kind: 'token', value: token });
  file.close();
  const entries = new AccountFile(dataDir).open(0);
  expect(entries).toEqual([
    { kind: 'user', value: { ...user, teamId: 'other' } },
    { kind: 'token', value: token },
  ]);
  expect(statSync(accountsPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('logins that have ended, or were ended, are not kept', () => {
  const file = new AccountFile(dataDir);
  file.append({ kind: 'token', value: token });
  file.append({ kind: 'token', value: { ...token, id: 'u', key: 'l', expiresAt: 5000 } });
  file.append({ kind: 'revoked', value: { key: 'l' } });
  file.close();
  expect(new AccountFile(dataDir).open(2000)).toEqual([]);
  expect(readFileSync(accountsPath(dataDir), 'utf8')).toBe('');
});

test('a line that a kill cut off is dropped, and the next one is whole', () => {
  const file = new AccountFile(dataDir);
  file.append({ kind: 'user', value: user });
  file.close();
  appendFileSync(accountsPath(dataDir), '{"kind":"user","value":{"id":"ha');
  const next = new AccountFile(dataDir);
  next.append({ kind: 'token', value: token });
  next.close();
  expect(readAccounts(dataDir)).toMatchObject({ lines: 2, damaged: [] });
});

test('lines nobody can read are told, set aside, and leave the others', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const file = new AccountFile(dataDir);
  file.append({ kind: 'user', value: user });
  file.append({ kind: 'token', value: token });
  file.close();
  const lines = readFileSync(accountsPath(dataDir), 'utf8').split('\n');
  writeFileSync(accountsPath(dataDir), ['garbage', ...lines].join('\n'));
  expect(new AccountFile(dataDir).open(0)).toHaveLength(2);
  expect(log.mock.calls[0]?.[0]).toContain('1 of 3 lines');
  expect(readFileSync(`${accountsPath(dataDir)}.damaged`, 'utf8')).toContain('garbage');
  log.mockRestore();
});

test('a file of zeros is no line that a kill cut off: it is told and set aside', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const zeros = Buffer.alloc(500);
  writeFileSync(accountsPath(dataDir), zeros);
  expect(readAccounts(dataDir)).toMatchObject({ lines: 1, damaged: [1] });
  expect(new AccountFile(dataDir).open(0)).toEqual([]);
  expect(readFileSync(`${accountsPath(dataDir)}.damaged`)).toEqual(zeros);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('1 of 1 lines can’t be read'));
  log.mockRestore();
});

test('nothing is acknowledged that would be lost with a folder that was moved away, until it is back', () => {
  const file = new AccountFile(dataDir);
  file.append({ kind: 'user', value: user });
  renameSync(dataDir, `${dataDir}-moved`);
  expect(() => file.append({ kind: 'token', value: token })).toThrow(/data folder was moved.*restart/u);
  renameSync(`${dataDir}-moved`, dataDir);
  file.append({ kind: 'token', value: token });
  expect(readAccounts(dataDir).entries).toHaveLength(2);
});
