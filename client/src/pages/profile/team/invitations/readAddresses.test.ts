import { describe, expect, test } from 'vitest';
import { readAddresses } from './readAddresses.ts';

describe('addresses pasted in any of the usual ways', () => {
  test.each([
    ['one a line', 'a@x.cn\nb@x.cn\r\n\nc@x.cn'],
    ['with commas', 'a@x.cn,b@x.cn , c@x.cn,'],
    ['with semicolons and blanks', 'a@x.cn; b@x.cn\tc@x.cn'],
    ['with Chinese marks', 'a@x.cn，b@x.cn；c@x.cn、'],
    ['from a mail program', 'Ann <a@x.cn>, "Bo, the second" <b@x.cn>; 陈 知远 <c@x.cn>'],
    ['from a mail program without separators', 'Ann Ace <a@x.cn> Bo <b@x.cn> c@x.cn'],
    ['as links and in marks', 'mailto:a@x.cn "b@x.cn" (c@x.cn)'],
  ])('%s', (_how, text) => {
    expect(readAddresses(text)).toEqual(['a@x.cn', 'b@x.cn', 'c@x.cn']);
  });

  test('what is no address comes along, to be pointed out', () => {
    expect(readAddresses('a@x.cn, nonsense <not one>\n@')).toEqual(['a@x.cn', 'not one', '@']);
    expect(readAddresses('hello world')).toEqual(['hello', 'world']);
  });

  test('an open quotation mark ends with its line', () => {
    expect(readAddresses('"Ann <a@x.cn>\nb@x.cn')).toContain('b@x.cn');
  });

  test('nothing gives nothing', () => {
    expect(readAddresses(' \n,; ')).toEqual([]);
  });
});
