import type { Change, Measure } from '#client/api/measureSchemas.ts';
import type { BrandRef, ReportScope } from '#client/api/reportSchemas.ts';
import { citationsUnknown } from '#client/lib/citationsUnknown.ts';
import { differenceRange, differenceText, figureText, intervalText } from '#client/lib/figureText.ts';
import type { FigureKind } from '#client/lib/figureText.ts';
import { isThin, isThinPrompt, isWeakInterval } from '#client/lib/thinData.ts';

interface Definition {
  readonly meaning: string;
  readonly form: FigureKind;
}

/** The measures of the tools, each with its meaning, which `measuresIn` puts once into a reply. */
export const MEASURES = {
  visibility: { meaning: 'Share of answers that mention the brand.', form: 'ratio' },
  first_mention_rate: { meaning: 'Share of answers that mention the brand first.', form: 'ratio' },
  share_of_voice: {
    meaning: 'Answers that mention the brand, out of the answers that mention each tracked brand; sums to 100%.',
    form: 'ratio',
  },
  average_position: { meaning: 'Average place among the brands mentioned, from 1; lower is better.', form: 'position' },
  net_sentiment: {
    meaning: 'Positive minus negative answers, over all that mention the brand, -1 to 1.',
    form: 'signedScore',
  },
  citation_rate: { meaning: 'Share of answers with citations that cite a site of the brand.', form: 'ratio' },
  stability: {
    meaning: 'How similar the brands mentioned are when the same prompt is asked again, 0 to 1.',
    form: 'score',
  },
  citation_share: { meaning: 'Share of all citations.', form: 'ratio' },
  answer_rate: { meaning: 'Share of answers with citations that cite the domain.', form: 'ratio' },
  accuracy: { meaning: 'Of the answers that state the fact, the share that is right.', form: 'ratio' },
  reach: { meaning: 'Of the answers that state the fact, the share with this error.', form: 'ratio' },
  refusal_rate: { meaning: 'Share of the answers that were refused.', form: 'ratio' },
  unnamed_share: {
    meaning: 'Of the answers that cite a page of the brand, the share that does not mention the brand.',
    form: 'ratio',
  },
  gap_share: {
    meaning: 'Of the answers that cite the domain, the share that mentions competitors and not the brand.',
    form: 'ratio',
  },
  page_rate: { meaning: 'Share of answers with citations that cite the page.', form: 'ratio' },
  rate: { meaning: 'The rate that the rule is based on.', form: 'ratio' },
} as const satisfies Readonly<Record<string, Definition>>;
export type MeasureName = keyof typeof MEASURES;

/** The meaning of each measure in a reply: beside each figure, the meanings would be a tenth of a list. */
export function measuresIn(reply: unknown): Readonly<Record<string, string>> {
  const text = JSON.stringify(reply);
  const found = Object.entries(MEASURES).filter(([name]) => text.includes(`"measure":"${name}"`));
  return Object.fromEntries(found.map(([name, { meaning }]) => [name, meaning]));
}

interface Options {
  /** Figure of one prompt: its answers are the sample. */
  readonly onePrompt?: boolean;
  readonly change?: Change | null;
  /** The brand of the figure; needed where the figure may be missing because the brand has no domain. */
  readonly brand?: BrandRef | undefined;
  /** The scope of the figure; needed where the figure may be missing because no citations were captured. */
  readonly scope?: ReportScope;
  /** URL of the console page with the figure. */
  readonly page: string;
}

/** Why there is no figure: an empty sample, a brand without a domain, whose sites are not known, or citations that were not captured. */
export function missingWords(name: MeasureName, brand?: BrandRef, scope?: ReportScope): string {
  const isRate = name === 'citation_rate';
  if (isRate && brand?.no_domain === true) {
    return 'Not set: the brand has no website domain, so citations of its own site can’t be recognized. Add the domain in Brand center > Names.';
  }
  return isRate && scope !== undefined && citationsUnknown(scope)
    ? 'Not known: the citations of these answers were not captured.'
    : 'No data: no answers in this scope count for this measure.';
}

/** A figure with its interval and sample size, so that an assistant cannot quote it without them. */
export function figureOf(
  name: MeasureName,
  measure: Measure | null,
  { onePrompt = false, change, brand, scope, page }: Options,
) {
  const { form } = MEASURES[name];
  if (measure === null) {
    return { measure: name, value: null, words: missingWords(name, brand, scope), page };
  }
  const { value, low, high, n, k } = measure;
  const thin = onePrompt ? isThinPrompt({ n }) : isThin({ n, k });
  return {
    ...{ measure: name, value, n, prompts: k, interval_95: [low, high] },
    words: measureWords(measure, form),
    note: thin ? 'Low sample: the true value may be far from this one.' : weakNote(measure, form, onePrompt),
    ...(change !== undefined && { change: changeOf(change, form) }),
    page,
  };
}

function weakNote(measure: Measure, form: FigureKind, onePrompt: boolean): string | null {
  return form === 'ratio' && !onePrompt && isWeakInterval(measure)
    ? 'Few prompts and a rate near 0 or 100%: the true interval may be somewhat wider.'
    : null;
}

const counted = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? '' : 's'}`;

function measureWords({ value, low, high, n, k }: Measure, form: FigureKind): string {
  const interval = intervalText('en', form, low, high);
  return `${figureText('en', form, value)} (95% interval ${interval}; ${counted(n, 'answer')} to ${counted(k, 'prompt')})`;
}

/** A difference with its interval, of which only the difference has the unit: `-7.5 points (95% interval -12.3 to -2.7)`. */
export function differenceWords(
  { difference, low, high }: Pick<Change, 'difference' | 'low' | 'high'>,
  form: FigureKind,
): string {
  return `${signed(difference, form)} (95% interval ${differenceRange('en', form, low, high)})`;
}

/** A change with its verdict in words. */
export function changeOf(change: Change | null, form: FigureKind) {
  if (change === null) return { verdict: 'not comparable', words: 'Nothing to compare with, or too few answers.' };
  const { difference, low, high, verdict } = change;
  const words = `${VERDICTS[verdict]}: ${differenceWords({ difference, low, high }, form)}`;
  return { difference, interval_95: [low, high], verdict, words };
}

const VERDICTS = {
  real: 'A real change',
  maybe: 'Possible change, not certain',
  noise: 'No clear change (within normal variation)',
} as const satisfies Record<Change['verdict'], string>;

/** A difference: of shares in percentage points. */
export function signed(value: number, form: FigureKind): string {
  return `${differenceText('en', form, value)}${form === 'ratio' ? ' points' : ''}`;
}
