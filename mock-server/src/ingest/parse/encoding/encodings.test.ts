import { expect, test } from 'vitest';
import { encodingNamed } from '#client/lib/encoding/encodings.ts';
import { textDecoderOf } from '#client/lib/encoding/textDecoderOf.ts';
import { EncodingJudge } from './EncodingJudge.ts';

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
  // Która lampa świeci najdłużej? Żarówka Lumora
  [
    'windows-1250',
    '4b 74 f3 72 61 20 6c 61 6d 70 61 20 9c 77 69 65 63 69 20 6e 61 6a 64 b3 75 bf 65 6a 3f 20 af 61 72 f3 77 6b 61 20 4c 75 6d 6f 72 61',
  ],
  // Která žárovka svítí nejdéle? Řekněme Lumora
  [
    'windows-1250',
    '4b 74 65 72 e1 20 9e e1 72 6f 76 6b 61 20 73 76 ed 74 ed 20 6e 65 6a 64 e9 6c 65 3f 20 d8 65 6b 6e ec 6d 65 20 4c 75 6d 6f 72 61',
  ],
  // A legjobb lámpa fénye erős, és főleg hosszú életű
  [
    'windows-1250',
    '41 20 6c 65 67 6a 6f 62 62 20 6c e1 6d 70 61 20 66 e9 6e 79 65 20 65 72 f5 73 2c 20 e9 73 20 66 f5 6c 65 67 20 68 6f 73 73 7a fa 20 e9 6c 65 74 fb',
  ],
  // Która lampa świeci najdłużej? Żarówka Lumora
  [
    'iso-8859-2',
    '4b 74 f3 72 61 20 6c 61 6d 70 61 20 b6 77 69 65 63 69 20 6e 61 6a 64 b3 75 bf 65 6a 3f 20 af 61 72 f3 77 6b 61 20 4c 75 6d 6f 72 61',
  ],
  // Ce lampă de citit e mai bună? Lumora, că are o lumină plăcută şi puternică
  [
    'windows-1250',
    '43 65 20 6c 61 6d 70 e3 20 64 65 20 63 69 74 69 74 20 65 20 6d 61 69 20 62 75 6e e3 3f 20 4c 75 6d 6f 72 61 2c 20 63 e3 20 61 72 65 20 6f 20 6c 75 6d 69 6e e3 20 70 6c e3 63 75 74 e3 20 ba 69 20 70 75 74 65 72 6e 69 63 e3',
  ],
  // A luminária não é cara, e as opções são boas: 1º lugar, à mão, irmã
  [
    'windows-1252',
    '41 20 6c 75 6d 69 6e e1 72 69 61 20 6e e3 6f 20 e9 20 63 61 72 61 2c 20 65 20 61 73 20 6f 70 e7 f5 65 73 20 73 e3 6f 20 62 6f 61 73 3a 20 31 ba 20 6c 75 67 61 72 2c 20 e0 20 6d e3 6f 2c 20 69 72 6d e3',
  ],
  // Işığı yumuşak, ömrü uzun: değişimi çok kolay
  [
    'windows-1254',
    '49 fe fd f0 fd 20 79 75 6d 75 fe 61 6b 2c 20 f6 6d 72 fc 20 75 7a 75 6e 3a 20 64 65 f0 69 fe 69 6d 69 20 e7 6f 6b 20 6b 6f 6c 61 79',
  ],
  // Kuri lempa šviečia ilgiausiai? Geriausią kokybę siūlo Lumora, ėmėjų žodžiais
  [
    'windows-1257',
    '4b 75 72 69 20 6c 65 6d 70 61 20 f0 76 69 65 e8 69 61 20 69 6c 67 69 61 75 73 69 61 69 3f 20 47 65 72 69 61 75 73 69 e0 20 6b 6f 6b 79 62 e6 20 73 69 fb 6c 6f 20 4c 75 6d 6f 72 61 2c 20 eb 6d eb 6a f8 20 fe 6f 64 fe 69 61 69 73',
  ],
  // Какая лампа лучше
  ['koi8-u', 'eb c1 cb c1 d1 20 cc c1 cd d0 c1 20 cc d5 de db c5'],
  // Какая лампа лучше
  ['ibm866', '8a a0 aa a0 ef 20 ab a0 ac af a0 20 ab e3 e7 e8 a5'],
  // Ποια λάμπα είναι καλύτερη
  ['windows-1253', 'd0 ef e9 e1 20 eb dc ec f0 e1 20 e5 df ed e1 e9 20 ea e1 eb fd f4 e5 f1 e7'],
  // איזו מנורה הכי טובה לשולחן
  ['windows-1255', 'e0 e9 e6 e5 20 ee f0 e5 f8 e4 20 e4 eb e9 20 e8 e5 e1 e4 20 ec f9 e5 ec e7 ef'],
  // ما هو أفضل مصباح للقراءة
  ['windows-1256', 'e3 c7 20 e5 e6 20 c3 dd d6 e1 20 e3 d5 c8 c7 cd 20 e1 e1 de d1 c7 c1 c9'],
  // โคมไฟไหนใช้งานได้ดีที่สุด
  ['windows-874', 'e2 a4 c1 e4 bf e4 cb b9 e3 aa e9 a7 d2 b9 e4 b4 e9 b4 d5 b7 d5 e8 ca d8 b4'],
  // La qualità è alta, ma è cara: perché no? Lumora è là
  [
    'windows-1252',
    '4c 61 20 71 75 61 6c 69 74 e0 20 e8 20 61 6c 74 61 2c 20 6d 61 20 e8 20 63 61 72 61 3a 20 70 65 72 63 68 e9 20 6e 6f 3f 20 4c 75 6d 6f 72 61 20 e8 20 6c e0',
  ],
  // ¿Cuál es la más útil? La opción de Lumora durará años
  [
    'windows-1252',
    'bf 43 75 e1 6c 20 65 73 20 6c 61 20 6d e1 73 20 fa 74 69 6c 3f 20 4c 61 20 6f 70 63 69 f3 6e 20 64 65 20 4c 75 6d 6f 72 61 20 64 75 72 61 72 e1 20 61 f1 6f 73',
  ],
  // Hvaða lampi er bestur? Ég mæli með því að þú veljir Lumora
  [
    'windows-1252',
    '48 76 61 f0 61 20 6c 61 6d 70 69 20 65 72 20 62 65 73 74 75 72 3f 20 c9 67 20 6d e6 6c 69 20 6d 65 f0 20 fe 76 ed 20 61 f0 20 fe fa 20 76 65 6c 6a 69 72 20 4c 75 6d 6f 72 61',
  ],
])('%s is told from few characters', (encoding, hex) => {
  expect(judged(Buffer.concat([Buffer.from('prompt,answer\nWhich?,'), bytes(hex), Buffer.from('\n')]))).toBe(encoding);
});

test.each([
  ['windows-1252', '49 74 92 73 20 61 20 64 65 73 6b 20 6c 61 6d 70'],
  ['windows-1252', '93 42 65 73 74 94 20 6c 61 6d 70'],
  ['windows-1252', '4c 75 6d 6f 72 61 97 74 68 65 20 62 65 73 74'],
  ['windows-1252', '4c 75 6d 6f 72 61 99 20 6c 61 6d 70'],
  ['windows-1252', 'a1 56 61 6c 65 21 20 bf 53 ed 3f'],
  ['macintosh', '49 74 d5 73 20 61 20 64 65 73 6b 20 6c 61 6d 70'],
  ['macintosh', '4c 75 6d 6f 72 61 aa 20 6c 61 6d 70'],
  ['gb18030', '49 74 a1 af 73 20 61 20 64 65 73 6b 20 6c 61 6d 70'],
  ['gb18030', '24 31 30 a8 43 24 31 35'],
  ['gb18030', '63 61 66 a8 a6 20 73 74 79 6c 65'],
  // No-break spaces and an emoji
  ['gb18030', '4c 75 6d 6f 72 61 81 30 84 32 58 31 20 94 39 c5 31 20 69 74 a1 af 73'],
  ['big5', '49 74 a1 a6 73 20 61 20 64 65 73 6b 20 6c 61 6d 70'],
  ['big5', '31 30 a1 56 31 35 25'],
  ['big5', '32 30 20 a2 58 43'],
])('%s is told from the marks of an English text: %s', (encoding, hex) => {
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

const TABLE = 'prompt,answer\n哪盏灯好？,Lumora 最好。😀\nランプ,ルモラ\n';

/** UTF-32, little-endian. */
const utf32 = (text: string): Buffer =>
  Buffer.concat(Array.from(text, (each) => Buffer.from(Uint32Array.of(each.codePointAt(0) ?? 0).buffer)));

test.each(['', '\uFEFF'])('UTF-32 is known and read in pieces of any size, with a mark %j or without', (mark) => {
  const little = utf32(mark + TABLE);
  for (const [encoding, all] of [
    ['utf-32le', little],
    ['utf-32be', Buffer.from(little).swap32()],
  ] as const) {
    expect(judged(all)).toBe(encoding);
    const decoder = textDecoderOf(encoding);
    const pieces = Array.from({ length: Math.ceil(all.length / 7) }, (_, index) =>
      decoder.decode(all.subarray(index * 7, index * 7 + 7), { stream: true }),
    );
    expect(pieces.join('')).toBe(TABLE);
  }
});

test('ISO-2022-JP is known by its escapes, wherever they begin', () => {
  // ランプ
  const late = bytes('1b 24 42 25 69 25 73 25 57 1b 28 42 0a');
  const ascii = Buffer.from('Kimi,Which lamp?,Lumora is the usual choice.\n'.repeat(5000));
  expect(judged(late)).toBe('iso-2022-jp');
  expect(judged(ascii, late, ascii)).toBe('iso-2022-jp');
  expect(judged(ascii, Buffer.from('\u001B[1mbold\u001B[0m'))).toBe('utf-8');
  expect(textDecoderOf('iso-2022-jp').decode(late)).toBe('ランプ\n');
});

test('encodings go by their usual names', () => {
  expect(
    ['GBK', 'utf8', 'Shift-JIS', 'cp1252', 'latin1', 'EUC_KR', 'UTF-32', 'ISO-2022-JP'].map(encodingNamed),
  ).toEqual(['gb18030', 'utf-8', 'shift_jis', 'windows-1252', 'windows-1252', 'euc-kr', 'utf-32le', 'iso-2022-jp']);
  expect(['x', '', 'constructor'].map(encodingNamed)).toEqual([null, null, null]);
});

test('marks of Windows-1252 are not lost', () => {
  expect(textDecoderOf('windows-1252').decode(bytes('80 93 61 94 96 fc'))).toBe('€“a”–ü');
});
