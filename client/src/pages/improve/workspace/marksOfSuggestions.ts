import type { IntlShape } from 'react-intl';
import { marksOfResult } from '#client/components/contentScore/marksOfResult.ts';
import type { ScoreResult } from '#client/components/contentScore/scoreMessages.ts';
import type { EditorMark } from '#client/components/markdownEditor/editorMarks.ts';

/** Marked already as missing a source. */
const MARKED: readonly string[] = ['statistics.source', 'quotations.source'];

/** The marks of any scored text, and the places of suggestions. */
export function marksOfSuggestions(intl: IntlShape, result: ScoreResult): EditorMark[] {
  const { eligible, citable } = result.score;
  const missing = [...eligible.factors, ...citable.factors]
    .filter(({ applies }) => applies)
    .flatMap((factor) => factor.missing)
    .flatMap(({ id, at, values }): EditorMark[] =>
      at === null || MARKED.includes(id)
        ? []
        : [{ ...at, kind: 'missing', hint: intl.formatMessage({ id: `score.suggestion.${id}` }, values) }],
    );
  return [...marksOfResult(intl, result), ...missing];
}
