import { expect, test } from 'vitest';
import { SAMPLE_BYTES } from '#client/lib/encoding/detectEncoding.ts';
import { TextSource } from './TextSource.ts';

async function decode(bytes: Uint8Array, pieceLength = 7): Promise<{ encoding: string; text: string }> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += pieceLength) {
      yield await Promise.resolve(bytes.subarray(at, at + pieceLength));
    }
  }
  const source = new TextSource(pieces());
  let text = '';
  for await (const piece of source.pieces()) text += piece;
  return { encoding: source.encoding, text };
}

const TEXT = 'prompt,answer\n哪个好？,"推荐北风 😀"\n';
const swapped = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

test.each([
  ['utf-8', 'UTF-8', Buffer.from(TEXT)],
  ['utf-8', 'UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['utf-16le', 'UTF-16 LE with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['utf-16be', 'UTF-16 BE with a mark', swapped(`\uFEFF${TEXT}`)],
  ['utf-16le', 'UTF-16 LE without a mark', Buffer.from(TEXT, 'utf16le')],
  ['utf-16be', 'UTF-16 BE without a mark', swapped(TEXT)],
])('%s: %s', async (encoding, _, bytes) => {
  await expect(decode(bytes)).resolves.toEqual({ encoding, text: TEXT });
});

test('GB18030, as spreadsheets save Chinese', async () => {
  const bytes = Buffer.concat([Buffer.from('prompt,answer\n'), Buffer.from([0xc4, 0xc4, 0xb8, 0xf6, 0xba, 0xc3])]);
  await expect(decode(bytes)).resolves.toEqual({ encoding: 'gb18030', text: 'prompt,answer\n哪个好' });
});

test('one faulty byte among Chinese in UTF-8 makes it no other encoding', async () => {
  const text = '哪个降噪耳机好？推荐北风。'.repeat(20);
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0x80]), Buffer.from(text)]);
  await expect(decode(bytes)).resolves.toEqual({ encoding: 'utf-8', text: `${text}\uFFFD${text}` });
});

test('one faulty byte among Chinese in GB18030 makes it no other encoding', async () => {
  const good = Buffer.from([0xc4, 0xc4, 0xb8, 0xf6, 0xba, 0xc3]);
  const bytes = Buffer.concat([good, Buffer.from([0xff]), Buffer.from('\n'), good]);
  await expect(decode(bytes)).resolves.toEqual({ encoding: 'gb18030', text: '哪个好\uFFFD\n哪个好' });
});

test.each([
  ['gb18030', Buffer.from([0xc4, 0xc4, 0xb8, 0xf6, 0xba, 0xc3])],
  ['utf-8', Buffer.from('哪个好')],
])('%s is known however late its first character comes', async (encoding, bytes) => {
  const before = 'prompt,answer\n'.repeat(SAMPLE_BYTES / 5);
  const result = await decode(Buffer.concat([Buffer.from(before), bytes]), 10_007);
  expect(result.encoding).toBe(encoding);
  expect(result.text === `${before}哪个好`).toBe(true);
});

test('faulty bytes become a mark in the text and harm nothing else', async () => {
  const bytes = Buffer.concat([Buffer.from('豆包 a'), Buffer.from([0xff, 0x80]), Buffer.from('b 豆包 \0')]);
  await expect(decode(bytes)).resolves.toEqual({ encoding: 'utf-8', text: '豆包 a\uFFFD\uFFFDb 豆包 \0' });
});

test('an empty file is an empty text', async () => {
  await expect(decode(new Uint8Array())).resolves.toEqual({ encoding: 'utf-8', text: '' });
});
