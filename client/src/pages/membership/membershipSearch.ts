import type { RatedSampling } from '#client/components/precision/RatedSampling.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchParam } from '#client/lib/search/defineSearch.ts';
import { choiceParam } from '#client/lib/search/searchParams.ts';

export const billings = ['month', 'year'] as const;
export type Billing = (typeof billings)[number];

/** Bounds of each slider: clamps values from the address. */
const BOUNDS = { prompts: [1, 5000], platforms: [1, 50], runs: [1, 100], rate: [0.01, 0.99] } as const;

const isWithin = (value: number | undefined, [least, most]: readonly [number, number]): value is number =>
  value !== undefined && value >= least && value <= most;

/** A sampling as text: prompts, platforms, runs and the rate in whole percent, as in `40-8-3-35`. */
export function samplingText({ prompts, platforms, runs, rate }: RatedSampling): string {
  return [prompts, platforms, runs, Math.round(rate * 100)].join('-');
}

export function parseSampling(text: string): RatedSampling | null {
  if (!/^\d{1,4}(?:-\d{1,4}){3}$/u.test(text)) return null;
  const [prompts, platforms, runs, percent = 0] = text.split('-').map(Number);
  const rate = percent / 100;
  return isWithin(prompts, BOUNDS.prompts) &&
    isWithin(platforms, BOUNDS.platforms) &&
    isWithin(runs, BOUNDS.runs) &&
    isWithin(rate, BOUNDS.rate)
    ? { prompts, platforms, runs, rate }
    : null;
}

/** The slider values; null: the project's own. The parameter is called `plan` for compatibility with existing links. */
const samplingParam: SearchParam<RatedSampling | null> = {
  name: 'plan',
  fallback: null,
  read: ([text = '']) => parseSampling(text),
  write: (sampling) => [sampling === null ? '' : samplingText(sampling)],
};

export const membershipSearch = defineSearch({
  billing: choiceParam('billing', billings, 'month'),
  sampling: samplingParam,
});
