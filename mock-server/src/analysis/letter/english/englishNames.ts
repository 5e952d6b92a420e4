import { isShare } from '#client/api/measureSchemas.ts';
import type { Change, MeasureId } from '#client/api/measureSchemas.ts';
import { letterFigures } from '../letterFigures.ts';
import type { LetterFacts, Moved } from '../LetterMaterial.ts';

export const figures = letterFigures('en-US');

export const MEASURES: Readonly<Record<MeasureId, string>> = {
  visibility: 'visibility',
  share_of_voice: 'share of voice',
  average_position: 'average position',
  net_sentiment: 'net sentiment',
  citation_rate: 'citation rate',
  stability: 'stability',
};

/** The same words as on the pages, for use inside a sentence. */
const VERDICTS: Readonly<Record<Change['verdict'], string>> = {
  real: 'real',
  maybe: 'possible',
  noise: 'within noise',
};

/** A text with a capital first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A count with its noun, "1 answer" or "12 answers". */
export const plural = (count: number, noun: string): string =>
  `${figures.count(count)} ${count === 1 ? noun : `${noun}s`}`;

const POSSESSIVE_S = /s$/iu;
/** A name in the possessive: Acme’s, Motors’. */
export const possessive = (name: string): string => (POSSESSIVE_S.test(name) ? `${name}’` : `${name}’s`);

/** The previous period with its days. */
export const before = ({ previous }: LetterFacts): string => `the previous period (${figures.days(previous)})`;

const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
/** A rank in digits, "1st". */
export const ordinal = (rank: number): string => `${String(rank)}${SUFFIXES[ORDINALS.select(rank)] ?? 'th'}`;

/** "difference +5.2 pts, 95% interval +2.1 to +8.3, real". */
export function verdictOf({ id, change }: Pick<Moved, 'id' | 'change'>): string {
  const unit = isShare(id) ? ' pts' : '';
  const size = `${figures.difference(id, change.difference)}${unit}`;
  return `difference ${size}, 95% interval ${figures.range(id, change)}, ${VERDICTS[change.verdict]}`;
}

/** The previous and the current value, "from 31.2% to 36.4%", with both differences if the judged one differs. */
export function fromTo(moved: Moved): string {
  const { id, previous, measure, change } = moved;
  const values = `from ${figures.value(id, previous.value)} to ${figures.value(id, measure.value)}`;
  const overall = figures.overall(moved);
  if (overall === null) return values;
  const paired = figures.difference(id, change.difference);
  return `${values} (${overall}${isShare(id) ? ' pts' : ''}; ${paired} for prompts asked in both periods)`;
}
