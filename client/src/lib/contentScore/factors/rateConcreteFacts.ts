import type { Span } from '#client/lib/Span.ts';
import { findDates } from '../claims/findFigures.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Mark } from '../types.ts';

const KINDS = ['price', 'specification', 'date', 'limit'] as const;
type Kind = (typeof KINDS)[number];
/** Kinds of facts for full marks: not every subject has all four. */
const ENOUGH = 3;

const LIMIT =
  /最多|最少|最高|最低|至少|至多|不超过|不少于|不低于|不高于|上限|下限|以内|以下|以上|限\s?\d|\b(?:up to|at most|at least|no more than|no less than|maximum|minimum|max\.?|min\.?|limited to|within|from|under|over)\b/iu;

/**
 * Price, specification, date and limit outside headings; three of the four kinds are full marks. Whether a figure has a source is for
 * `rateStatistics`.
 */
export function rateConcreteFacts({ document, claims }: ScoreContext): Rating {
  const places = new Map<Kind, Span>();
  const note = (kind: Kind, { start, end }: Span): void => {
    if (!places.has(kind)) places.set(kind, { start, end });
  };
  for (const [i, sentence] of document.sentences.entries()) {
    if (document.blocks[sentence.block]?.kind === 'heading') continue;
    for (const date of findDates(sentence.text, sentence.start)) note('date', date);
    const hasLimit = LIMIT.test(sentence.text);
    for (const figure of claims.figures[i] ?? []) {
      if (figure.measures === 'money') note('price', figure);
      if (figure.measures === 'physical' || figure.measures === 'time') note('specification', figure);
      if (hasLimit) note('limit', figure);
    }
  }
  const found = [...places.values()].map((span): Mark => ({ ...span, kind: 'fact' }));
  return {
    value: Math.min(1, places.size / ENOUGH),
    found: found.sort((a, b) => a.start - b.start),
    missing:
      places.size >= ENOUGH
        ? []
        : KINDS.filter((kind) => !places.has(kind)).map((kind) => ({
            id: `concreteFacts.${kind}` as const,
            at: null,
            values: {},
          })),
  };
}
