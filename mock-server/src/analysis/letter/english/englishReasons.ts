import type { ReportEffect } from '#client/api/schemas/issuedReportSchemas.ts';
import type { LetterEvent, LetterFacts } from '../LetterMaterial.ts';
import type { WritePart } from '../LetterWords.ts';
import { figures, plural } from './englishNames.ts';

const eventText = ({ title, date }: LetterEvent): string => `${title['en-US']} (${figures.day(date)})`;

function partsText({ parts, headline }: LetterFacts): readonly string[] {
  if (headline === null) return [];
  // The parts cover all prompts, including new ones: they do not add up to the change that was judged.
  if (figures.overall(headline) !== null) {
    return ['The two periods asked different prompts, so the change is not split by platform or topic here.'];
  }
  if (parts.length === 0) return [];
  const rising = headline.change.difference > 0;
  const names = parts.map(({ name, effect }) => `${name} (${figures.difference('visibility', effect)} pts)`);
  return [`Most of the ${rising ? 'rise' : 'drop'} comes from ${figures.list(names)}.`];
}

function causesText({ causes }: LetterFacts): readonly string[] {
  const [first, ...others] = causes;
  if (first === undefined) return [];
  if (others.length === 0) {
    return [`It began about the time of this event: ${eventText(first)}. That fits, but does not prove the cause.`];
  }
  return [
    `It began about the time of several events: ${causes.map(eventText).join('; ')}. It is unclear which of them caused it.`,
  ];
}

function estimateText({ effect: { estimate } }: ReportEffect, analyst: boolean): string {
  if (estimate === null) return '';
  const size = `${figures.difference('visibility', estimate.difference)} pts`;
  return analyst
    ? ` (${size} vs. control prompts, 95% interval ${figures.range('visibility', estimate)})`
    : ` (${size})`;
}

function effectText(item: ReportEffect, analyst: boolean): string {
  const page = `“${item.title}”, published ${figures.day(item.published_on)},`;
  const size = estimateText(item, analyst);
  switch (item.effect.verdict) {
    case 'worked':
      return `${page} worked: its prompts gained more visibility than comparable ones${size}.`;
    case 'lost':
      return `${page} was followed by a loss: its prompts did worse than comparable ones${size}.`;
    case 'none':
      return `${page} has had no visible effect so far${size}.`;
    case 'not_yet':
      return item.effect.tells_on === null
        ? `${page} is too recent to judge.`
        : `${page} can be judged once there are answers up to ${figures.day(item.effect.tells_on)}.`;
    case 'unknown':
      return `The answers so far don’t show whether ${page} had an effect.`;
  }
}

/** The segments behind the change, events around that time, and the effect of the team's own pages. */
export const englishWhy: WritePart = (facts, wording) => {
  const analyst = wording === 'analyst';
  const effects = facts.effects.map((item) => effectText(item, analyst));
  const verdict = facts.headline?.change.verdict;
  if (verdict === undefined) return effects;
  if (verdict === 'noise') {
    return ['The overall figure shows normal variation, so there is no cause to look for.', ...effects];
  }
  const parts = [...partsText(facts), ...causesText(facts)];
  const none = 'No single platform, topic or known event stands out as the reason.';
  return [...(parts.length === 0 ? [none] : parts), ...effects];
};

/** Wrong facts in answers. */
export const englishFacts: WritePart = ({ brand, facts: { count, judged, errors } }, wording) => {
  if (count === 0) return wording === 'analyst' ? [`No facts about ${brand} are on record, so none were checked.`] : [];
  const [worst] = errors;
  if (worst === undefined) {
    return judged === 0
      ? [`None of the answers says anything about the facts on record for ${brand}.`]
      : [`No answer contradicts the facts on record for ${brand}.`];
  }
  const wide =
    worst.reach === null
      ? plural(worst.answers, 'answer')
      : `${plural(worst.answers, 'answer')} (${figures.value('visibility', worst.reach.value)} of those that speak of it${
          wording === 'analyst' ? `, 95% interval ${figures.interval('visibility', worst.reach)}` : ''
        })`;
  const wrong = new Set(errors.map(({ statement }) => statement)).size;
  const who = errors.length === 1 && worst.answers === 1 ? 'One answer contradicts' : 'Answers contradict';
  const many =
    count === 1
      ? `${who} the only fact on record.`
      : `${who} ${figures.count(wrong)} of the ${plural(count, 'fact')} on record.`;
  const lead = errors.length === 1 ? 'On' : 'The most serious error: on';
  return [many, `${lead} “${worst.statement}”, ${wide} ${worst.answers === 1 ? 'says' : 'say'} “${worst.said}”.`];
};
