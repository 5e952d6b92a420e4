import { expect, test } from 'vitest';
import { EncodingJudge } from './EncodingJudge.ts';
import { encodingNamed } from './encodings.ts';
import { textDecoderOf } from './textDecoderOf.ts';

function judged(...pieces: readonly Uint8Array[]): string {
  const judge = new EncodingJudge();
  for (const piece of pieces) judge.push(piece);
  return judge.encoding;
}

const bytes = (hex: string): Buffer => Buffer.from(hex.replaceAll(' ', ''), 'hex');

test.each([
  // "Für große Räume, 20 €: “Lumora” – très bon"
  [
    'windows-1252',
    '46 fc 72 20 67 72 6f df 65 20 52 e4 75 6d 65 2c 20 32 30 20 80 3a 20 93 4c 75 6d 6f 72 61 94 20 96 20 74 72 e8 73',
  ],
  ['windows-1252', '52 e9 70 6f 6e 73 65 20 74 72 e8 73 20 e9 6c e9 67 61 6e 74 65'],
  // "Für große schöne Räume" and "Réponse très élégante" in Mac OS Roman
  ['macintosh', '46 9f 72 20 67 72 6f a7 65 20 73 63 68 9a 6e 65 20 52 8a 75 6d 65'],
  ['macintosh', '46 9f 72 20 42 9f 72 6f'],
  ['macintosh', '52 8e 70 6f 6e 73 65 20 74 72 8f 73 20 8e 6c 8e 67 61 6e 74 65'],
  // 哪款檯燈好？ in Big5
  ['big5', 'ad fe b4 da c0 51 bf 4f a6 6e a1 48'],
  // おすすめのランプ in Shift-JIS
  ['shift_jis', '82 a8 82 b7 82 b7 82 df 82 cc 83 89 83 93 83 76'],
  // 어떤 램프가 좋아요 in EUC-KR
  ['euc-kr', 'be ee b6 b2 20 b7 a5 c7 c1 b0 a1 20 c1 c1 be c6 bf e4'],
  // 哪款台灯好 in GB18030
  ['gb18030', 'c4 c4 bf ee cc a8 b5 c6 ba c3'],
  // Какая лампа лучше in Windows-1251
  ['windows-1251', 'ca e0 ea e0 ff 20 eb e0 ec ef e0 20 eb f3 f7 f8 e5'],
])('%s is told from few characters', (encoding, hex) => {
  expect(judged(Buffer.concat([Buffer.from('prompt,answer\nWhich?,'), bytes(hex), Buffer.from('\n')]))).toBe(encoding);
});

test('UTF-16 without a mark is known also where hardly a character is Latin', () => {
  const chinese = Buffer.from('提示词,回答\n哪款台灯护眼,推荐北风台灯。\n'.repeat(20), 'utf16le');
  expect(judged(chinese)).toBe('utf-16le');
  expect(judged(Buffer.from(chinese).swap16())).toBe('utf-16be');
});

test('the whole file is judged, whatever its pieces', () => {
  const ascii = Buffer.from('Kimi,Which lamp?,Lumora is the usual choice.\n'.repeat(5000));
  const late = bytes('b6 b9 b0 fc 2c cd c6 bc f6 b1 b1 b7 e7 a1 a3 0a');
  expect(judged(ascii, ascii, late)).toBe('gb18030');
  const [one, other] = [late.subarray(0, 1), late.subarray(1)];
  expect(judged(ascii, one, other)).toBe('gb18030');
  expect(judged(ascii, Buffer.from('豆包，推荐北风。'), Buffer.from([0xff]))).toBe('utf-8');
});

test('encodings go by their usual names', () => {
  expect(['GBK', 'utf8', 'Shift-JIS', 'cp1252', 'latin1', 'EUC_KR', 'x'].map(encodingNamed)).toEqual([
    ...['gb18030', 'utf-8', 'shift_jis', 'windows-1252', 'windows-1252', 'euc-kr', null],
  ]);
});

test('marks of Windows-1252 are not lost', () => {
  expect(textDecoderOf('windows-1252').decode(bytes('80 93 61 94 96 fc'))).toBe('€“a”–ü');
});
