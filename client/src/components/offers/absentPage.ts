import { thingOf } from '#client/api/CallRegistry.ts';
import type { Doubt } from '#client/lib/ApiError.ts';
import type { OffersStore } from '#client/stores/OffersStore.ts';
import { pageCalls } from './pageCalls.ts';

/** Why a page is empty: the calls that the provider does not offer, in the form that `NotOffered` shows. */
export interface AbsentPage {
  readonly call: string;
  readonly doubt: Doubt | null;
}

/** The missing calls that keep a page empty; null if there are none, or it is unknown. */
export function absentPage(offers: OffersStore, pathname: string, search: string): AbsentPage | null {
  const calls = pageCalls(pathname);
  if (calls.length === 0) return null;
  const params = new URLSearchParams(search);
  const absences = calls.map(({ path, named = [] }) => {
    const fields = named.map((name) => [name, params.get(name) ?? ''] as const);
    return offers.absenceOf({ path, thing: thingOf(Object.fromEntries(fields)) });
  });
  if (absences.some((absence) => absence === null)) return null;
  return {
    call: calls.map(({ path }) => `GET ${path}`).join(', '),
    doubt: absences.find((absence) => absence !== null && absence !== 'path') ?? null,
  };
}

/** Whether the server has answered a call that a page needs. */
export function hasAnsweredPage(offers: OffersStore, pathname: string): boolean {
  return pageCalls(pathname).some(({ path }) => offers.hasAnswered(path));
}

/** Whether the menu shows a page as unavailable: one of its calls is known to be missing, and none was ever answered. */
export function isDimmed(offers: OffersStore, pathname: string): boolean {
  const isAbsent = pageCalls(pathname).some(({ path }) => offers.absenceOf({ path, thing: '' }) !== null);
  return isAbsent && !hasAnsweredPage(offers, pathname);
}
