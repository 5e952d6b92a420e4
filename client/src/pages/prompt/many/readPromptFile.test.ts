import { describe, expect, it } from 'vitest';
import { MOST_LINES } from './promptLines.ts';
import { linesOfRows, readPasted, readPromptFile } from './readPromptFile.ts';

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
  it('finds the columns by their names, with quotes and breaks inside cells', async () => {
    expect(await read(file('a.csv', '\uFEFFTags,Prompt,Topic\n"a, b","best ""earbuds""",Audio\n'))).toEqual([
      { line: 2, text: 'best "earbuds"', topic: 'Audio', tags: ['a', 'b'] },
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
    // GB 18030 for two characters that mean noise reduction.
    const [only] = await read(file('a.csv', new Uint8Array([0xbd, 0xb5, 0xd4, 0xeb])));
    expect(only?.text).toBe('降噪');
  });

  it.each([
    [file('a.xlsx', 'x'), 'prompt.file.wrongType'],
    [file('a.csv', ''), 'upload.empty'],
    [file('a.csv', '\n\n'), 'upload.empty'],
    [file('a.csv', 'PK\u0003\u0000\u0000'), 'prompt.file.wrongType'],
    [file('a.csv', 'x'.repeat(5 * 1024 * 1024 + 1)), 'prompt.file.tooLarge'],
  ])('refuses %o with a reason', async (given, refused) => {
    expect(await readPromptFile(given)).toEqual({ refused });
  });
});
