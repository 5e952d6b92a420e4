import { describe, expect, it } from 'vitest';
import { MOST_LINES } from '#client/components/prompts/reading/PromptLine.ts';
import { linesOfRows, readPasted, readPromptFile } from '#client/components/prompts/reading/readPromptFile.ts';
import { lineStates } from './promptLines.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const read = async (given: File) => {
  const result = await readPromptFile(given);
  if ('refused' in result) throw new Error(result.refused);
  return result.lines;
};

describe('reading what was pasted', () => {
  it('takes one prompt a line and keeps where each stood', async () => {
    const { lines, beyond } = await readPasted('降噪耳机推荐\r\n\r\n  best earbuds, under $100 \n');
    expect(lines.map(({ line, text }) => [line, text])).toEqual([
      [1, '降噪耳机推荐'],
      [3, 'best earbuds, under $100'],
    ]);
    expect(beyond).toBe(0);
  });

  it('reads rows copied from a spreadsheet by their columns', async () => {
    const { lines } = await readPasted('主题\t提示词\t标签\n续航\t哪款续航长\t重点；竞品');
    expect(lines).toEqual([{ line: 2, text: '哪款续航长', topic: '续航', tags: ['重点', '竞品'] }]);
  });

  it('takes the first lines of too many and says how many are left', async () => {
    const { lines, beyond } = await readPasted(Array.from({ length: MOST_LINES + 7 }, String).join('\n'));
    expect([lines.length, beyond]).toEqual([MOST_LINES, 7]);
  });
});

describe('reading a file', () => {
  it('reads a cell of very many brackets or blanks at once', async () => {
    const began = performance.now();
    const wide = `best${' '.repeat(200_000)}earbuds`;
    const table = `Prompt,Topic,${'('.repeat(100_000)}\n"${wide}\n \n for running ",Audio,1\n`;
    expect(await read(file('a.csv', table))).toEqual([
      { line: 2, text: `${wide} for running`, topic: 'Audio', tags: [] },
    ]);
    expect(performance.now() - began).toBeLessThan(3000);
  });

  it('finds the columns by their names, with quotes and breaks inside cells', async () => {
    expect(await read(file('a.csv', '\uFEFFTags,Prompt,Topic\n"a, b","best ""earbuds""",Audio\n'))).toEqual([
      { line: 2, text: 'best "earbuds"', topic: 'Audio', tags: ['a', 'b'] },
    ]);
  });

  it('takes prompts of an exported table as they were, without what keeps a spreadsheet from running them', async () => {
    expect(await read(file('a.csv', "Prompt,Topic\n'+1 numbers for travel,'=Quality\n"))).toEqual([
      { line: 2, text: '+1 numbers for travel', topic: '=Quality', tags: [] },
    ]);
  });

  it('keeps rows without a prompt, so that they can be corrected', () => {
    expect(
      linesOfRows([
        ['prompt', 'topic'],
        ['', '续航'],
        ['', ''],
        ['x', ''],
      ]).lines,
    ).toEqual([
      { line: 2, text: '', topic: '续航', tags: [] },
      { line: 4, text: 'x', topic: '', tags: [] },
    ]);
  });

  it('takes the first column where none is named', async () => {
    expect((await read(file('a.csv', '哪款续航长,续航\n'))).at(0)).toEqual({
      line: 1,
      text: '哪款续航长',
      topic: '续航',
      tags: [],
    });
  });

  it('reads Chinese saved by an old spreadsheet', async () => {
    // In GB 18030.
    const bytes = [0xc4, 0xc4, 0xbf, 0xee, 0xbd, 0xb5, 0xd4, 0xeb, 0xb6, 0xfa, 0xbb, 0xfa, 0xba, 0xc3];
    const [only] = await read(file('a.csv', new Uint8Array(bytes)));
    expect(only?.text).toBe('哪款降噪耳机好');
  });

  it('reads other encodings behind many ASCII rows, and tells which', async () => {
    // In Big5
    const big5 = new Uint8Array([0xad, 0xfe, 0xb4, 0xda, 0xc2, 0x69, 0xbf, 0x4f, 0xa6, 0x6e, 0xa1, 0x48]);
    const given = await readPromptFile(file('a.csv', 'prompt\n', 'Which lamp is good?\n'.repeat(4000), big5));
    expect(given).toMatchObject({ encoding: 'big5' });
    expect('lines' in given && given.lines.at(-1)?.text).toBe('哪款檯燈好？');
  });

  it('keeps UTF-8 with a damaged character', async () => {
    const [first] = await read(file('a.csv', '哪款续航长', new Uint8Array([0xe7]), '\n'));
    expect(first?.text).toContain('哪款续航长');
  });

  it.each([
    [file('a.xls', 'x'), 'prompt.file.wrongType'],
    [file('a.xlsx', 'x'), 'upload.workbook'],
    // The start of a workbook with a password, and of a cut-off one.
    [file('a.xlsx', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])), 'upload.workbook'],
    [file('a.csv', 'PK\u0003\u0004'), 'upload.workbook'],
    [file('a.csv', ''), 'upload.empty'],
    [file('a.csv', '\n\n'), 'upload.empty'],
    [file('a.csv', 'PK\u0003\u0000\u0000'), 'prompt.file.wrongType'],
    [file('a.csv', 'x'.repeat(5 * 1024 * 1024 + 1)), 'prompt.file.tooLarge'],
  ])('refuses %o with a reason', async (given, refused) => {
    expect(await readPromptFile(given)).toEqual({ refused });
  });
});

describe('reading what people really have', () => {
  const texts = async (given: File) => (await read(given)).map(({ text }) => text);

  it('leaves commas in a list of prompts alone, named or not', async () => {
    const wanted = ['Which tent is light, dry and cheap?', 'Best stove'];
    expect(await texts(file('a.csv', `Question\n${wanted.join('\n')}\n`))).toEqual(wanted);
    expect(await texts(file('a.csv', `${wanted.join('\n')}\n`))).toEqual(wanted);
    expect(await texts(file('a.csv', `"Prompt"\n"${wanted[0] ?? ''}"\nBest stove`))).toEqual(wanted);
  });

  it('joins a row with too many cells and asks somebody to look at it', async () => {
    const lines = await read(file('a.csv', 'Topic,Prompt,Tags\nCamp,Which tent, if any?,a;b\nCamp,Best stove,c,\n'));
    expect(lines).toEqual([
      { line: 2, text: 'Which tent, if any?', topic: 'Camp', tags: ['a', 'b'], joined: true },
      { line: 3, text: 'Best stove', topic: 'Camp', tags: ['c'] },
    ]);
    expect(lineStates(lines, () => undefined).map(({ kind }) => kind)).toEqual(['joined', 'checking']);
  });

  it.each([
    ['No.,Prompt text,Region,Labels', { topic: '', tags: ['camp'] }],
    ['Nr,Frage,Kategorie,X', { topic: 'DE', tags: [] }],
    ['序号,问题内容,分类,标签', { topic: 'DE', tags: ['camp'] }],
    ['N,Satz,Land,Wort', { topic: '', tags: [] }],
    ['ID,User Prompt,Focus Topic,Persona', { topic: 'DE', tags: [] }],
    ['ID,User Prompt,Target group,Persona', { topic: '', tags: [] }],
  ])('finds the prompts under %s', async (header, rest) => {
    const lines = await read(
      file('a.csv', `${header}\n1,Which tent is light?,DE,camp\n2,Which stove is safe?,DE,camp\n`),
    );
    expect(lines.map(({ text }) => text)).toEqual(['Which tent is light?', 'Which stove is safe?']);
    expect(lines[0]).toMatchObject(rest);
  });

  it('passes over a title above the names', async () => {
    expect(await texts(file('a.csv', 'Prompts of May,,\n,,\nPrompt,Topic,Tags\nBest stove,Camp,x\n'))).toEqual([
      'Best stove',
    ]);
  });

  it('takes the numbers and bullets of a list away, and no number of a text', async () => {
    const numbered = await readPasted(
      '1. Which tent?\n2) Which stove?\n• Which rope?\n4、帐篷怎么选\n（5）炉子怎么选\n10、20人帐篷',
    );
    expect(numbered.lines.map(({ text }) => text)).toEqual([
      'Which tent?',
      'Which stove?',
      'Which rope?',
      '帐篷怎么选',
      '炉子怎么选',
      '10、20人帐篷',
    ]);
    expect((await readPasted('1. FC tickets?\nBest stove\nBest tent')).lines[0]?.text).toBe('1. FC tickets?');
    expect((await readPasted('3.5 inch disk\n2.5 inch disk')).lines[0]?.text).toBe('3.5 inch disk');
  });

  it('reads cells pasted from a spreadsheet, with breaks and quotes in them', async () => {
    const { lines } = await readPasted('Which tent?\tCamp\ta;b\n"Which ""light""\nstove?"\tCook\t');
    expect(lines).toMatchObject([
      { text: 'Which tent?', topic: 'Camp', tags: ['a', 'b'] },
      { text: 'Which "light" stove?', topic: 'Cook', tags: [] },
    ]);
    expect((await readPasted('"Which ""light"" tent?"\n"Best\nstove"')).lines.map(({ text }) => text)).toEqual([
      'Which "light" tent?',
      'Best stove',
    ]);
    expect((await readPasted('"best" tent\nstove')).lines.map(({ text }) => text)).toEqual(['"best" tent', 'stove']);
  });

  it.each([
    ['| 提示词 | 主题 |\n|:---|---|\n| 哪款\\|好 | 帐篷 |', [['哪款|好', '帐篷']]],
    ['| 内容 | 归属 |\n|---|---|\n| 哪款好 | 帐篷 |', [['哪款好', '帐篷']]],
    ['Prompt;Topic\nWhich tent, if any, is light?;Camp', [['Which tent, if any, is light?', 'Camp']]],
    ['所属主题\t用户提问\n帐篷\t哪款好', [['哪款好', '帐篷']]],
    [
      'Camp\tWhich tent?\nCook\tWhich stove?',
      [
        ['Which tent?', 'Camp'],
        ['Which stove?', 'Cook'],
      ],
    ],
    [
      '帐篷\t哪款好\n帐篷\t轻便帐篷推荐',
      [
        ['哪款好', '帐篷'],
        ['轻便帐篷推荐', '帐篷'],
      ],
    ],
    [
      '•\tWhich tent?\n•\tWhich stove?',
      [
        ['Which tent?', ''],
        ['Which stove?', ''],
      ],
    ],
    [
      '["Which tent?", "Which stove?"]',
      [
        ['Which tent?', ''],
        ['Which stove?', ''],
      ],
    ],
    ['[{"topic": "Camp", "prompt": "Which tent?"}]', [['Which tent?', 'Camp']]],
    [
      '问题\n哪款好\n哪款轻',
      [
        ['哪款好', ''],
        ['哪款轻', ''],
      ],
    ],
    [
      '## Camp\n- [ ] Which tent?\n\n## Cook\n- Which stove?',
      [
        ['Which tent?', 'Camp'],
        ['Which stove?', 'Cook'],
      ],
    ],
    [
      '一、帐篷\n1. 哪款好？\n2. 哪款轻？',
      [
        ['哪款好？', '帐篷'],
        ['哪款轻？', '帐篷'],
      ],
    ],
    [
      '一、哪款好？\n二、哪款轻？',
      [
        ['哪款好？', ''],
        ['哪款轻？', ''],
      ],
    ],
    [
      '**Camp:**\n1. **Which tent?**\n2. **Which rope?**',
      [
        ['Which tent?', 'Camp'],
        ['Which rope?', 'Camp'],
      ],
    ],
    [
      '“Which tent?”,\n“Which stove?”',
      [
        ['Which tent?', ''],
        ['Which stove?', ''],
      ],
    ],
    [
      '[Brand] or Acme?\nA|B?',
      [
        ['[Brand] or Acme?', ''],
        ['A|B?', ''],
      ],
    ],
    [
      'Which tent?\n# of pages?',
      [
        ['Which tent?', ''],
        ['# of pages?', ''],
      ],
    ],
  ])('takes the prompts and topics of %j', async (pasted, wanted) => {
    expect((await readPasted(pasted)).lines.map(({ text, topic }) => [text, topic])).toEqual(wanted);
  });

  it.each([
    ['utf-16le with its mark', [0xff, 0xfe], 0],
    ['utf-16be with its mark', [0xfe, 0xff], 1],
    ['utf-16le without', [], 0],
  ])('reads %s', async (_, mark, high) => {
    const bytes = Array.from('Prompt\tTopic\nWhich tent?\tCamp\n').flatMap((letter) => {
      const pair = [letter.charCodeAt(0), 0];
      return high === 1 ? pair.reverse() : pair;
    });
    expect(await read(file('a.csv', new Uint8Array([...mark, ...bytes])))).toMatchObject([
      { text: 'Which tent?', topic: 'Camp' },
    ]);
  });

  it('reads letters with accents in Windows-1252', async () => {
    const bytes = Array.from('Prompt\nQuel réchaud léger ?\nTente été', (letter) => letter.charCodeAt(0));
    expect(await texts(file('a.csv', new Uint8Array(bytes)))).toEqual(['Quel réchaud léger ?', 'Tente été']);
  });
});
