import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { countLength } from '../text/countLength.ts';
import type { Suggestion } from '../types.ts';

/** Least length: shorter paragraphs are captions and bylines. */
const LEAST = { zh: 15, en: 8 } as const;
const PRONOUN =
  /^[\s\p{P}]*(?:(?:它|他|她|它们|他们|她们|这|那|这些|那些|该|此|其|前者|后者|上述|两者|二者)|(?:it|they|this|that|these|those|he|she|its|their|such|both|the former|the latter)\b)/iu;

/** Share of paragraphs that name their subject instead of opening with a pronoun, so that each can be quoted alone. */
export function rateSelfContained({ document, claims }: ScoreContext): Rating {
  const { blocks, plain, sentences, language } = document;
  const flagged = new Set(sentences.flatMap(({ block }, i) => (claims.flagged[i] === true ? [block] : [])));
  const missing: Suggestion[] = [];
  let good = 0;
  let all = 0;
  for (const [index, { kind, start, end }] of blocks.entries()) {
    if (kind !== 'paragraph' || countLength(plain, start, end) < LEAST[language]) continue;
    const pronoun = PRONOUN.exec(plain.slice(start, Math.min(end, start + 60)));
    if (pronoun !== null) {
      all += 1;
      missing.push({
        id: 'selfContained.pronoun',
        at: { start, end: start + pronoun[0].length },
        values: { word: pronoun[0].trim() },
      });
      // A paragraph with an unsourced claim is not quotable, however it opens.
    } else if (!flagged.has(index)) {
      all += 1;
      good += 1;
    }
  }
  if (all === 0 && missing.length === 0) missing.push({ id: 'selfContained.empty', at: null, values: {} });
  return { value: all === 0 ? 0 : good / all, found: [], missing };
}
