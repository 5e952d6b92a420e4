import type { Measure } from '#client/api/measureSchemas.ts';
import type { LetterFacts, Moved } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { before, figures, ordinal, plural, verdictOf } from './englishNames.ts';

const share = ({ value }: Measure): string => figures.value('visibility', value);

/** The judged change, if the figures differ by another amount. */
function pairedText(moved: Moved): string {
  if (figures.overall(moved) === null) return '';
  return ` For the prompts asked in both periods, the change is ${figures.difference(moved.id, moved.change.difference)} pts.`;
}

function headlineForClient(facts: LetterFacts, moved: Moved): readonly string[] {
  const { measure, previous, change } = moved;
  const { brand } = facts;
  const [now, then] = [share(measure), share(previous)];
  const isUp = change.difference > 0;
  const paired = pairedText(moved);
  const than = paired === '' ? `${isUp ? 'up' : 'down'} from` : 'compared with';
  switch (change.verdict) {
    case 'real':
      return [
        `AI engines mention ${brand} ${isUp ? 'more' : 'less'} often than before.`,
        `It appears in ${now} of their answers (its visibility), ${than} ${then} in ${before(facts)}.${paired} A ${isUp ? 'rise' : 'drop'} like this is unlikely to be chance.`,
      ];
    case 'maybe':
      return [
        `${brand} may be ${isUp ? 'gaining' : 'losing'} ground in AI answers, but it is too early to be sure.`,
        `It appears in ${now} of the answers (its visibility), compared with ${then} in ${before(facts)}.${paired}`,
      ];
    case 'noise':
      return [
        `There is no clear change in how often AI engines mention ${brand}.`,
        now === then
          ? `It appears in ${now} of their answers (its visibility), the same as in ${before(facts)}.${paired}`
          : `It appears in ${now} of their answers (its visibility), compared with ${then} in ${before(facts)}.${paired} A difference this small can easily be chance.`,
      ];
  }
}

function headlineForAnalyst(facts: LetterFacts, moved: Moved): readonly string[] {
  const { measure, previous } = moved;
  const interval = figures.interval('visibility', measure);
  return [
    `Visibility of ${facts.brand}: ${share(measure)} (95% interval ${interval}, n ${figures.count(measure.n)}, ${plural(measure.k, 'prompt')}), after ${share(previous)} in ${before(facts)}.`,
    `Compared over the prompts asked in both periods: ${verdictOf(moved)}.`,
  ];
}

/** Why there is no verdict, and the current figure. */
function withoutVerdict(facts: LetterFacts, visibility: Measure): readonly string[] {
  const value = `${facts.brand} appears in ${share(visibility)} of the answers (its visibility)`;
  const stands = `${value}${facts.standing === 'thin' ? ', which is a first impression, not a finding' : ''}.`;
  switch (facts.standing) {
    case 'thin':
      return [
        `There are too few answers for conclusions: ${plural(visibility.n, 'answer')} to ${plural(visibility.k, 'prompt')}.`,
        stands,
        'A finding takes at least 30 answers to at least 5 prompts.',
      ];
    case 'new':
      return ['This is the first period with answers, so there is nothing to compare it with yet.', stands];
    case 'gap':
      return [`There are no usable answers from ${before(facts)}, so nothing can be said about changes.`, stands];
    case 'thin_before':
    case 'compared':
    case 'none':
      return [`There are too few answers from ${before(facts)} to compare with.`, stands];
  }
}

function precision(facts: LetterFacts, visibility: Measure): readonly string[] {
  if (facts.standing === 'thin') return [];
  const interval = figures.interval('visibility', visibility);
  return [`Its 95% interval is ${interval} (n ${figures.count(visibility.n)}, ${plural(visibility.k, 'prompt')}).`];
}

function basis({ answers, prompts, recorded }: LetterFacts): string {
  return `These figures come from ${plural(answers, 'answer')} to ${plural(prompts, 'prompt')}, recorded ${figures.days(recorded)}.`;
}

function rankText({ brand, rank }: LetterFacts): readonly string[] {
  if (rank === null || rank.of < 2) return [];
  const { tiedWith, leader } = rank;
  const place = ordinal(rank.rank);
  const own =
    tiedWith.length === 0
      ? `${brand} ranks ${place} of the ${figures.count(rank.of)} brands tracked`
      : `${brand} shares ${place} place with ${figures.list(tiedWith)} among the ${figures.count(rank.of)} brands tracked`;
  if (leader === null) return [`${own}.`];
  const { name, visibility, tiedWith: equals } = leader;
  if (equals.length > 0) return [`${own}; ${figures.list([name, ...equals])} share 1st place.`];
  return [`${own}; ${name} leads with ${share(visibility)}.`];
}

/** Visibility and rank of the brand. */
export const englishSummary: WritePart = (facts, wording) => {
  const { headline, visibility, brand, window } = facts;
  if (visibility === null) {
    return [`There are no usable answers from ${figures.days(window)}, so there is nothing to say about ${brand}.`];
  }
  if (headline === null) {
    const extra = wording === 'analyst' ? precision(facts, visibility) : [];
    const base = facts.standing === 'thin' ? [] : [basis(facts)];
    return [...withoutVerdict(facts, visibility), ...extra, ...rankText(facts), ...base];
  }
  const lead = wording === 'client' ? headlineForClient(facts, headline) : headlineForAnalyst(facts, headline);
  return [...lead, ...rankText(facts), ...(wording === 'client' ? [basis(facts)] : [])];
};
