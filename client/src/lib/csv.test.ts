import { describe, expect, it } from 'vitest';
import { toCsv, withoutInnerGuards, withoutNameGuard } from './csv.ts';

describe('toCsv', () => {
  it('begins with a byte order mark and ends every line with CRLF', () => {
    expect(toCsv(['a', 'b'], [['1', 2]])).toBe('\uFEFFa,b\r\n1,2\r\n');
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(toCsv(['x'], [['a,b'], ['say "hi"'], ['two\nlines']])).toBe(
      '\uFEFFx\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r1', '\n1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'disarms the formula %j',
    (formula) => {
      expect(toCsv(['x'], [[formula]])).toContain(`'${formula}`);
    },
  );

  it.each([
    ['Best lamp;=1+1;bright', "Best lamp;'=1+1;bright"],
    ['a; +1', "a;' +1"],
    ['a;"=1"', `a;'"=1"`],
    ['one\n=cmd', "one\n'=cmd"],
    ['one\r\n@SUM(A1)', "one\r\n'@SUM(A1)"],
    ["a;'=1", "a;''=1"],
    ['a;b;- c', "a;b;'- c"],
  ])('disarms what is a formula where semicolons part cells: %j', (text, written) => {
    const cell = toCsv(['x'], [[text]]).slice('\uFEFFx\r\n'.length, -2);
    const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
    expect(plain).toBe(written);
    expect(withoutInnerGuards(plain)).toBe(text);
  });

  it.each([
    ['\n=1', "'\n'=1"],
    ['\r=1', "'\r'=1"],
  ])('disarms a break at the start and what follows it: %j', (text, written) => {
    expect(toCsv(['x'], [[text]])).toContain(written);
  });

  it('leaves lists, entities and sentences alone', () => {
    for (const text of ['- one\n- two', 'a &amp; b; c', 'yes; no', '1;2']) {
      expect(withoutInnerGuards(text)).toBe(text);
      expect(toCsv(['x'], [[`x${text}`]])).toContain(`x${text}`);
    }
  });

  it('leaves negative numbers alone and writes no data as an empty cell', () => {
    expect(toCsv(['x', 'y'], [[-0.5, null]])).toBe('\uFEFFx,y\r\n-0.5,\r\n');
  });
});

describe('withoutNameGuard', () => {
  it.each([
    '+1 numbers for travel',
    '-20 °C tents',
    '@brand or a rival?',
    '=Quality',
    "+Cheap birds' nests",
    '＋会员值得买吗',
  ])('gives back the name %j that a file guards', (name) => {
    const [, cell = ''] = toCsv(['prompt'], [[name]]).split('\r\n');
    expect(cell).toBe(`'${name}`);
    expect(withoutNameGuard(cell)).toBe(name);
  });

  it.each(["'@home' or '@work'?", "'tis the season", 'a+b', ''])('leaves the name %j alone', (name) => {
    expect(withoutNameGuard(name)).toBe(name);
  });
});
