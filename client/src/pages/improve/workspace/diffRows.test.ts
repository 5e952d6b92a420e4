import { describe, expect, it } from 'vitest';
import { diffRows } from './diffRows.ts';

const textOf = (parts: readonly { readonly text: string }[] | null): string | null =>
  parts === null ? null : parts.map(({ text }) => text).join('');

describe('a comparison of two texts', () => {
  it('gives both texts back, row by row', () => {
    const rows = diffRows(
      '# 标题\n\n续航 500 公里。\n\n结尾。',
      '# 标题\n\n冬季续航 420 公里（实测）。\n\n新的一段。\n\n结尾。',
    );
    expect(rows.map(({ change, before, after }) => [change, textOf(before), textOf(after)])).toEqual([
      ['same', '# 标题', '# 标题'],
      ['changed', '续航 500 公里。', '冬季续航 420 公里（实测）。'],
      ['added', null, '新的一段。'],
      ['same', '结尾。', '结尾。'],
    ]);
    const marked = rows[1]?.after?.filter(({ changed }) => changed).map(({ text }) => text.trim());
    expect(marked).toContain('420');
  });

  it('knows what was taken out, at the end too', () => {
    expect(diffRows('a\n\nb', 'a').map(({ change }) => change)).toEqual(['same', 'removed']);
    expect(diffRows('', '')).toEqual([]);
    expect(diffRows('', 'a').map(({ change }) => change)).toEqual(['added']);
  });
});
