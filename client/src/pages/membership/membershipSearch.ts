import type { PrecisionPlan } from '../../components/precision/PrecisionPlan.ts';

export const billings = ['month', 'year'] as const;
export type Billing = (typeof billings)[number];

export interface MembershipPlace {
  readonly billing: Billing;
  /** Where the sliders of the calculator stand; null: at the project as it is. */
  readonly plan: PrecisionPlan | null;
}

/** The names of this page in an address. */
export const membershipNames = ['billing', 'plan'] as const;

/** Least and most of each slider; an address may ask for anything. */
const BOUNDS = { prompts: [1, 5000], platforms: [1, 50], runs: [1, 100], rate: [0.01, 0.99] } as const;

const isWithin = (value: number | undefined, [least, most]: readonly [number, number]): value is number =>
  value !== undefined && value >= least && value <= most;

/** A plan as one text: prompts, platforms, runs and the rate in whole percent, as in `40-8-3-35`. */
export function planText({ prompts, platforms, runs, rate }: PrecisionPlan): string {
  return [prompts, platforms, runs, Math.round(rate * 100)].join('-');
}

export function parsePlan(text: string): PrecisionPlan | null {
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

/** What the page shows for an address. Total: what makes no sense is the default. */
export function parseMembershipSearch(params: URLSearchParams): MembershipPlace {
  return {
    billing: billings.find((billing) => billing === params.get('billing')) ?? 'month',
    plan: parsePlan(params.get('plan') ?? ''),
  };
}

/** The address of a place; defaults are left out. */
export function formatMembershipSearch({ billing, plan }: MembershipPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (billing !== 'month') params.set('billing', billing);
  if (plan !== null) params.set('plan', planText(plan));
  return params;
}
