import { isOfAllBrands } from '#client/api/measureSchemas.ts';
import { isBetter } from '../isBetter.ts';
import type { Moved, MovedElsewhere } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { capital, figures, fromTo, MEASURES, possessive, verdictOf } from './englishNames.ts';

function movedForClient(brand: string, moved: Moved): string {
  const better = isBetter(moved);
  switch (moved.id) {
    case 'average_position':
      return `Where it is mentioned, ${brand} now comes ${better ? 'earlier' : 'later'}: its average position went ${fromTo(moved)} (1 is first).`;
    case 'net_sentiment':
      return `The tone towards ${brand} has become ${better ? 'more' : 'less'} favorable: net sentiment went ${fromTo(moved)}, on a scale from -1 to 1.`;
    case 'citation_rate':
      return `Answers cite ${possessive(brand)} own pages ${better ? 'more' : 'less'} often: the citation rate went ${fromTo(moved)}.`;
    case 'stability':
      return `Repeated answers to the same prompt have become ${better ? 'more' : 'less'} alike: stability went ${fromTo(moved)}.`;
    case 'share_of_voice':
    case 'visibility':
      return `${possessive(brand)} ${MEASURES[moved.id]} ${verbOf(moved)} ${fromTo(moved)}.`;
  }
}

const maybeForClient = (moved: Moved): string =>
  `${MEASURES[moved.id]} (${figures.value(moved.id, moved.previous.value)} before, ${figures.value(moved.id, moved.measure.value)} now)`;

/** Up and down are unclear for a position. Also, the figures may have moved differently from those of the prompts in both periods. */
function verbOf(moved: Moved): string {
  const { id, change } = moved;
  if (id === 'average_position' || figures.overall(moved) !== null) return 'went';
  return change.difference > 0 ? 'rose' : 'fell';
}

const inFull = (moved: Moved): string =>
  `${capital(MEASURES[moved.id])} ${verbOf(moved)} ${fromTo(moved)} (${verdictOf(moved)}).`;

function placeText({ place }: MovedElsewhere): string {
  if (place === null) return '';
  return place.kind === 'platform' ? ` on ${place.name}` : ` on the topic “${place.name}”`;
}

function elsewhereText(item: MovedElsewhere, analyst: boolean): string {
  const name = MEASURES[item.id];
  const subject = isOfAllBrands(item.id) ? capital(name) : `${possessive(item.brand)} ${name}`;
  const what = `${subject}${placeText(item)} ${verbOf(item)} ${fromTo(item)}`;
  return analyst ? `${what} (${verdictOf(item)}).` : `${what}.`;
}

/** Real changes are the most striking of many comparisons. */
const BY_CHANCE = 'Of this many comparisons, about 1 in 20 looks real by chance.';

/** Real and possible changes besides the headline. */
export const englishChanged: WritePart = (facts, wording) => {
  if (facts.standing !== 'compared') return [];
  const { brand, moved, maybe } = facts;
  const analyst = wording === 'analyst';
  const sure = moved.map((one) => (analyst ? inFull(one) : movedForClient(brand, one)));
  const isReal = ({ change }: Moved): boolean => change.verdict === 'real';
  const elsewhere = facts.elsewhere
    .filter((item) => analyst || isReal(item))
    .map((item) => elsewhereText(item, analyst));
  const possible = analyst
    ? maybe.map(inFull)
    : maybe.length === 0
      ? []
      : [`There may be a change in ${figures.list(maybe.map(maybeForClient))}, but that is not certain.`];
  const isSure = sure.length > 0 || facts.elsewhere.some(isReal);
  const isHeadlineReal = facts.headline?.change.verdict === 'real';
  if (isSure) return [...sure, ...elsewhere, ...possible, BY_CHANCE];
  const nothing = isHeadlineReal
    ? 'Apart from visibility, nothing has changed for certain.'
    : 'Nothing has changed for certain in this period.';
  return [nothing, ...elsewhere, ...possible];
};

function steadyText(steady: Moved, analyst: boolean): string {
  const value = figures.value(steady.id, steady.measure.value);
  return analyst ? `${MEASURES[steady.id]} ${value} (${verdictOf(steady)})` : `${MEASURES[steady.id]} (${value})`;
}

/** Measures without a change, and those that cannot be judged. */
export const englishUnchanged: WritePart = (facts, wording) => {
  if (facts.standing !== 'compared') return [];
  const { steady, unjudged } = facts;
  const analyst = wording === 'analyst';
  const names = steady.map((one) => steadyText(one, analyst));
  const same = analyst
    ? `Within noise: ${names.join('; ')}.`
    : `${capital(figures.list(names))} ${names.length === 1 ? 'shows' : 'show'} no clear change: any difference from the previous period is within normal variation.`;
  const open = unjudged.map(({ id, measure }) => `${MEASURES[id]} (${figures.value(id, measure.value)})`);
  return [
    ...(steady.length === 0 ? [] : [same]),
    ...(open.length === 0 ? [] : [`There are too few answers to judge ${figures.list(open)}.`]),
  ];
};
