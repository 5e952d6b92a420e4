import { expect, test } from 'vitest';
import { decodeText } from './decodeText.ts';

async function decode(bytes: Uint8Array, pieceLength = 7): Promise<{ encoding: string; text: string }> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += pieceLength)
      yield await Promise.resolve(bytes.subarray(at, at + pieceLength));
  }
  const decoded = await decodeText(pieces());
  let text = '';
  for await (const piece of decoded.pieces) text += piece;
  return { encoding: decoded.encoding, text };
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

test('faulty bytes become a mark in the text and harm nothing else', async () => {
  const bytes = Buffer.concat([Buffer.from('豆包 a'), Buffer.from([0xff, 0x80]), Buffer.from('b 豆包 \0')]);
  await expect(decode(bytes)).resolves.toEqual({ encoding: 'utf-8', text: '豆包 a\uFFFD\uFFFDb 豆包 \0' });
});

test('an empty file is an empty text', async () => {
  await expect(decode(new Uint8Array())).resolves.toEqual({ encoding: 'utf-8', text: '' });
});
