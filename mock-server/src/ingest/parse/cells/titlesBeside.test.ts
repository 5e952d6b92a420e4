import { describe, expect, it } from 'vitest';
import { citationsOf } from './rowValues.ts';
import type { ReadField } from './rowValues.ts';

const A = 'https://a.example/1';
const B = 'https://b.example/2';

function titlesOf(urls: unknown, titles: unknown): readonly unknown[] | undefined {
  const read: ReadField = (field) => (field === 'citations' ? urls : field === 'citation_title' ? titles : undefined);
  return citationsOf(read).citations?.map(({ title }) => title);
}

describe('several titles in a column beside several URLs', () => {
  it.each([
    ['line breaks', `${A}\n${B}`, 'One\nTwo'],
    ['semicolons', `${A};${B}`, 'One; Two'],
    ['semicolons with one at the end', `${A};${B};`, 'One;Two;'],
    ['pipes', `${A} | ${B}`, 'One | Two'],
    ['JSON lists', JSON.stringify([A, B]), '["One","Two"]'],
    ['Python lists', `['${A}', '${B}']`, "['One', 'Two']"],
    ['lists', [A, B], ['One', 'Two']],
    ['URLs with commas, titles with line breaks', `${A}, ${B}`, 'One\r\nTwo'],
  ])('%s: each page has its own title', (_, urls, titles) => {
    expect(titlesOf(urls, titles)).toEqual(['One', 'Two']);
  });

  it('a list of one title is the title of the only page', () => {
    expect(titlesOf(JSON.stringify([A]), '["One"]')).toEqual(['One']);
    expect(titlesOf(JSON.stringify([A]), '["One","Two"]')).toEqual(['']);
  });

  it('an empty title keeps its place', () => {
    expect(titlesOf(`${A};${B}`, ';Two')).toEqual(['', 'Two']);
    expect(titlesOf([A, B], [null, 'Two'])).toEqual(['', 'Two']);
  });

  it('a title keeps the sign that does not separate the URLs', () => {
    expect(titlesOf(`${A}\n${B}`, 'One | A\nTwo; B')).toEqual(['One | A', 'Two; B']);
    expect(titlesOf(`${A};${B}`, 'One | A; Two')).toEqual(['One | A', 'Two']);
    expect(titlesOf(A, 'One | A; B')).toEqual(['One | A; B']);
  });

  it('no page has the title of another where the numbers differ or the separators are not the same', () => {
    expect(titlesOf(`${A};${B}`, 'One;Two;Three')).toEqual(['', '']);
    expect(titlesOf(`${A}\n${B}`, 'One')).toEqual(['', '']);
    expect(titlesOf(`${A}\n${B}`, 'One | A')).toEqual(['', '']);
    expect(titlesOf([A, B], ['One'])).toEqual(['', '']);
  });

  it('titles stand beside the column of URLs that is used', () => {
    const row: Record<string, string> = { citations: 'N/A', citation_urls: `${A};${B}`, citation_title: 'One;Two' };
    expect(citationsOf((field) => row[field]).citations?.map(({ title }) => title)).toEqual(['One', 'Two']);
  });

  it.each([
    [`${A};${B}`, 'One;Two;Three', true],
    [`${A};${B}`, 'One;Two', undefined],
    [`${A};${B}`, '', undefined],
    [`${A};${B}`, 'N/A', undefined],
    [`${A};${B}`, '[]', undefined],
    [[A, B], [], undefined],
    ['', 'One', undefined],
    [[{ url: A, title: 'Own' }], 'One;Two', undefined],
  ])('%j beside %j: titles that are not used are told (%s)', (urls, titles, isTold) => {
    const row: Partial<Record<string, unknown>> = { citations: urls, citation_title: titles };
    expect(citationsOf((field) => row[field]).hasTitlesApart).toBe(isTold);
  });

  it('an entry without a URL moves no title to another page', () => {
    expect(titlesOf([A, {}, B], ['One', 'Two'])).toEqual(['', '']);
  });

  it('titles that the sources have themselves stay', () => {
    expect(titlesOf([{ url: A, title: 'Own' }, { url: B }], ['One', 'Two'])).toEqual(['Own', '']);
  });
});
