import { describe, expect, test } from 'vitest';
import { fileStem, safeFileName } from './safeFileName.ts';

describe('the name of a saved file', () => {
  test.each([
    ['澄驭 M6 可见度', '澄驭-M6-可见度'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.hidden', 'hidden'],
    ['report\u202Efdp.exe', 'report-fdp.exe'],
    ['a\u0000b\u200Bc\uFEFF', 'a-b-c-'],
    ['', '-'],
    ['///', '-'],
  ])('%j is saved as %s', (text, name) => {
    expect(safeFileName(text)).toBe(name);
  });

  test('a long one is cut between characters', () => {
    expect(safeFileName('😀'.repeat(300))).toBe('😀'.repeat(60));
  });
});

test('the stem of a file name is what stands before its ending', () => {
  expect(['a.csv', 'a.b.csv', 'a', 'a.', '.csv'].map(fileStem)).toEqual(['a', 'a.b', 'a', 'a', '']);
});
