import { addDays, countDays, isIsoDate } from '#client/lib/dates.ts';
import type { Rating, ScoreContext } from '../ScoreContext.ts';
import type { Mark, SuggestionId } from '../types.ts';
import { statedDate } from './statedDate.ts';

/** Age in days and the value of a text below that age. */
const STEPS = [
  [30, 1],
  [90, 0.8],
  [180, 0.5],
  [365, 0.25],
] as const;
const OLDER = 0.1;
/** Factor for a page whose visible and machine-readable dates disagree, or that has only one of them. */
const DISAGREES = 0.5;

function dayIn(text: string | null): string | null {
  const day = text?.slice(0, 10) ?? '';
  return isIsoDate(day) ? day : null;
}

function worthOf(day: string, today: string): number {
  const age = countDays(day, today) - 1;
  return STEPS.find(([under]) => age < under)?.[1] ?? OLDER;
}

const told = (
  value: number,
  found: Mark[],
  ids: readonly SuggestionId[],
  values: Record<string, string> = {},
): Rating => ({
  value,
  found,
  missing: ids.map((id) => ({ id, at: found[0] ?? null, values })),
});

/**
 * Age of the text: under 30, 90, 180 and 365 days it is worth 1, 0.8, 0.5 and 0.25, older 0.1. A page whose visible and machine-readable
 * dates disagree, or that has only one, gets half of that, by the older date. A draft is judged by the date it states; publishing adds the
 * other.
 */
export function rateFreshness({ input, document }: ScoreContext): Rating {
  const { facts, today } = input;
  const stated = statedDate(document);
  const found: Mark[] = stated === null ? [] : [{ start: stated.start, end: stated.end, kind: 'date' }];
  const visible = stated?.day ?? dayIn(facts?.visibleDate ?? null);
  const machine = [dayIn(facts?.modified ?? null), dayIn(facts?.published ?? null)].filter((day) => day !== null);
  const days = [...(visible === null ? [] : [visible]), ...machine];
  if (days.length === 0) return told(0, [], ['freshness.noDate']);
  if (days.some((day) => day > addDays(today, 1))) return told(0, found, ['freshness.future']);
  const newest = machine[0] ?? visible ?? '';
  if (facts !== null && visible === null) {
    return told(worthOf(newest, today) * DISAGREES, found, ['freshness.noVisible']);
  }
  if (facts !== null && machine.length === 0) {
    return told(worthOf(newest, today) * DISAGREES, found, ['freshness.noMachine']);
  }
  if (facts !== null && visible !== null && !machine.includes(visible)) {
    const older = visible < newest ? visible : newest;
    return told(worthOf(older, today) * DISAGREES, found, ['freshness.disagree'], { visible, machine: newest });
  }
  const day = facts === null ? (visible ?? newest) : newest;
  const value = worthOf(day, today);
  return told(value, found, value < 1 ? ['freshness.old'] : [], { day });
}
