import type { NextStep } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { tellsApart } from '../tellsApart.ts';
import { capital, figures, MEASURES, plural } from './englishNames.ts';

/** Name of a step: a person's words, else those of its rule. */
export function englishStep(step: NextStep, brand: string): string {
  if (step.title !== null) return step.title;
  switch (step.rule) {
    case 'create_coverage':
      return `create content that answers “${step.prompt}”`;
    case 'improve_page':
      return `mention ${brand} clearly on ${step.page}, as some answers to “${step.prompt}” cite the brand’s own pages without mentioning it`;
    case 'fading_page':
      return `update ${step.page}, which a smaller share of answers cites than before`;
    case 'earn_inclusion':
      return `get ${brand} listed on ${step.host}, as some answers that cite it mention only competitors`;
    case 'correct_fact':
      return `correct “${step.statement}”, which answers give as ${figures.list(step.said.map((said) => `“${said}”`))}`;
    case 'investigate_drop': {
      const measure = step.measure === null ? 'visibility' : MEASURES[step.measure];
      return `find out why ${measure} dropped${step.place === '' ? '' : ` (${step.place})`}`;
    }
    case 'own':
      return 'see the action board';
  }
}

/** The first steps of the board. */
export const englishNext: WritePart = ({ next, nextWindow, brand }) => {
  const steps = next.map((step, index) => {
    const from = step.days === undefined ? '' : ` from ${figures.days(step.days)}`;
    const evidence = step.answers === 0 ? '' : ` (based on ${plural(step.answers, 'answer')}${from})`;
    return `${String(index + 1)}. ${capital(englishStep(step, brand))}${evidence}.`;
  });
  if (steps.length === 0 || nextWindow === null) return steps;
  return [
    ...steps,
    `The ${next.some(({ days }) => days !== undefined) ? 'rest of the action board' : 'action board'} is based on answers from ${figures.days(nextWindow)}.`,
  ];
};

/** Notes that a reader needs to interpret the figures. */
export const englishNotes: WritePart = (facts, wording) => {
  const { brand, models, engineUpdates } = facts;
  const switched = models.map(
    ({ platform, from, to, update }) =>
      `${platform} answered mostly with ${from} before and with ${to} now${update === null ? '' : ` (${update.title['en-US']} on ${figures.day(update.date)})`}, so its figures from the two periods are hard to compare.`,
  );
  const updates = engineUpdates.map(
    ({ title, date }) =>
      `Also keep in mind: ${title['en-US']} on ${figures.day(date)}. Figures from before and after it are hard to compare.`,
  );
  const domain = facts.noDomain
    ? [`No website is set for ${brand}, so it is not known how often its own pages are cited.`]
    : [];
  const rounded = tellsApart(facts, wording)
    ? ['Differences are computed before rounding, so their last digit may differ from that of the figures shown.']
    : [];
  const analyst = [
    ...(facts.unusable === 0
      ? []
      : [
          `${capital(plural(facts.unusable, 'answer'))} ${facts.unusable === 1 ? 'was' : 'were'} refused, empty or failed and ${facts.unusable === 1 ? 'is' : 'are'} not counted.`,
        ]),
    ...(facts.estimated ? ['Some or all sentiment labels are estimated from a word list.'] : []),
  ];
  return [...switched, ...updates, ...domain, ...rounded, ...(wording === 'analyst' ? analyst : [])];
};
