import type { IntlShape } from 'react-intl';
import type { EditorMark } from '../markdownEditor/editorMarks.ts';
import type { ScoreResult } from './scoreMessages.ts';

const KIT_MARKS = { banned: 'banned', names: 'brand', tone: 'tone' } as const;

/** Editor marks of a rating: unsourced claims, banned words and names, matching terms, and evidence that counts. */
export function marksOfResult(intl: IntlShape, { score, unsourced, kitWords }: ScoreResult): EditorMark[] {
  const hint = (id: 'statistic' | 'quotation' | 'banned' | 'names' | 'tone' | 'term' | 'evidence'): string =>
    intl.formatMessage({ id: `score.mark.${id}` });
  const found = (ids: readonly string[]) =>
    [...score.eligible.factors, ...score.citable.factors]
      .filter(({ id }) => ids.includes(id))
      .flatMap((one) => one.found);
  return [
    ...unsourced.map(({ start, end, kind }): EditorMark => ({ start, end, kind: 'unsourced', hint: hint(kind) })),
    ...kitWords.map(({ start, end, kind }): EditorMark => ({ start, end, kind: KIT_MARKS[kind], hint: hint(kind) })),
    ...found(['match']).map(({ start, end }): EditorMark => ({ start, end, kind: 'term', hint: hint('term') })),
    ...found(['statistics', 'quotations']).map(({ start, end }): EditorMark => ({
      start,
      end,
      kind: 'evidence',
      hint: hint('evidence'),
    })),
  ];
}
