import { groupByKey } from '#client/lib/groupByKey.ts';
import type { Span } from '#client/lib/Span.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import { countLength } from '../text/countLength.ts';
import { holdsOne } from '../text/orderedSpans.ts';
import type { Block } from '../text/TextDocument.ts';
import type { Suggestion } from '../types.ts';
import { openingOf } from './headOf.ts';

/** Length of what is read before scrolling. */
const SCREEN = { zh: 400, en: 250 } as const;
const PASSAGE = { zh: [60, 150], en: [40, 80] } as const;

const HEDGE =
  /可能|也许|或许|大概|取决于|因人而异|视.{0,6}而定|不一定|\b(?:may|might|maybe|perhaps|possibly|it depends|depends on|could be)\b/iu;
const STATES =
  /\d|是|为|有|达|可以|支持|采用|提供|需要|包括|售价|等于|不是|没有|适合|\b(?:is|are|was|were|has|have|costs?|takes?|offers?|includes?|supports?|means|needs?|runs?|lasts?|reach(?:es)?|provides?|uses?|works?)\b/iu;
const QUESTION = /[?？]["'”’」]*\s*$/u;

interface Passage {
  readonly block: Block;
  readonly length: number;
  readonly fits: boolean;
  readonly names: boolean;
  readonly states: boolean;
}

const pointsOf = ({ fits, names, states }: Passage): number => Number(fits) + Number(names) + Number(states);

/** Tests whether a stretch names what the text is about; if no name is given, whether it has half of one prompt's terms. */
function subjectFinder({ input, finder, promptTerms }: ScoreContext): (stretch: Span) => boolean {
  const names = input.entities.map((name) => finder.findName(name));
  if (names.length > 0) return (stretch) => names.some((places) => holdsOne(stretch, places));
  const prompts = promptTerms.map((terms) => terms.map((term) => finder.find(term))).filter(({ length }) => length > 0);
  return (stretch) =>
    prompts.some((terms) => terms.filter((places) => holdsOne(stretch, places)).length * 2 >= terms.length);
}

function passagesOf(context: ScoreContext): Passage[] {
  const { document } = context;
  const [least, most] = PASSAGE[document.language];
  const screen = openingOf(document, SCREEN[document.language]).filter(({ start, end }) => end > start);
  const begun = new Set(screen.map(({ start }) => start));
  const namesSubject = subjectFinder(context);
  const sentencesOf = groupByKey(document.sentences, ({ block }) => block);
  return document.blocks.flatMap((block, index) => {
    const begins = block.kind === 'paragraph' && begun.has(block.start);
    if (!begins) return [];
    const length = countLength(document.plain, block.start, block.end);
    const sentences = sentencesOf.get(index) ?? [];
    const states = sentences.some(({ text }) => STATES.test(text) && !HEDGE.test(text) && !QUESTION.test(text));
    return [{ block, length, fits: length >= least && length <= most, names: namesSubject(block), states }];
  });
}

/**
 * One paragraph within the first screen could be quoted as the answer: 40 to 80 words (Chinese: 60 to 150 characters), names the subject,
 * and states something without a hedge. Each of the three counts a third, of the best paragraph.
 */
export function rateAnswerFirst(context: ScoreContext): Rating {
  const [best] = passagesOf(context).sort((a, b) => pointsOf(b) - pointsOf(a) || a.block.start - b.block.start);
  if (best === undefined) {
    return { value: 0, found: [], missing: [{ id: 'answerFirst.missing', at: null, values: {} }] };
  }
  const { start, end } = best.block;
  const at = { start, end };
  const [least, most] = PASSAGE[context.document.language];
  const values = { length: best.length, least, most };
  const missing: Suggestion[] = [];
  if (best.length < least) missing.push({ id: 'answerFirst.short', at, values });
  if (best.length > most) missing.push({ id: 'answerFirst.long', at, values });
  if (!best.names) missing.push({ id: 'answerFirst.entity', at, values: {} });
  if (!best.states) missing.push({ id: 'answerFirst.definite', at, values: {} });
  const points = pointsOf(best);
  return { value: points / 3, found: points === 3 ? [{ ...at, kind: 'answer' }] : [], missing };
}
