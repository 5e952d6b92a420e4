import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailSource } from './MailSettings.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mail-settings-'));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const FROM = { MAIL_FROM: 'AnswerScope <scope@example.com>' };

test('the server is read from the environment', () => {
  const read = (SMTP_URL: string) => mailSource({ SMTP_URL, ...FROM }, dataDir)();
  expect(read('smtp://me%40example.com:p%2Fw@mail.example.com').settings).toEqual({
    ...{ host: 'mail.example.com', port: 587, encryption: 'starttls' },
    ...{ user: 'me@example.com', password: 'p/w', from: FROM.MAIL_FROM },
  });
  expect(read('smtps://mail.example.com').settings).toMatchObject({ port: 465, encryption: 'tls', user: '' });
  expect(read('smtp://127.0.0.1:25?starttls=off').settings).toMatchObject({ port: 25, encryption: 'off' });
});

test('what is not set, and what makes no sense, is said without the password', () => {
  expect(mailSource({}, dataDir)().problem).toEqual({ kind: 'mail_not_set', detail: '' });
  expect(mailSource({ SMTP_URL: 'http://u:secret@x', ...FROM }, dataDir)().problem).toEqual({
    kind: 'mail_bad_url',
    detail: '',
  });
  expect(mailSource({ SMTP_URL: 'smtp://x', MAIL_FROM: 'nobody' }, dataDir)().problem).toEqual({
    kind: 'mail_bad_from',
    detail: 'nobody',
  });
});

test('it may stand in providers.json, which only its owner may read', () => {
  const file = join(dataDir, 'providers.json');
  writeFileSync(file, JSON.stringify({ SMTP_URL: 'smtps://mail.example.com', ...FROM }), { mode: 0o600 });
  const source = mailSource({}, dataDir);
  expect(source().settings?.host).toBe('mail.example.com');
  chmodSync(file, 0o644);
  expect(source().problem).toMatchObject({ kind: 'file_mode' });
});
