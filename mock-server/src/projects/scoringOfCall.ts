import { actionQuery } from '../analysis/actions/actionWindow.ts';
import { citedPages } from '../analysis/pages/citedPages.ts';
import type { AnswerTable } from '../analysis/types.ts';
import type { SignedCall } from '../http/Call.ts';
import { createScoring, pagesByAddress } from './createScoring.ts';
import type { Scoring } from './createScoring.ts';
import { pagesOfCall } from './pagesOfCall.ts';
import { projectOfCall } from './projectOfCall.ts';
import { ReportCache } from './ReportCache.ts';
import { tableOfCall } from './tableOfCall.ts';

type Cited = ReturnType<typeof citedPages>;
const NOTHING: Cited = new Map();
const kept = new ReportCache<Cited>();

/** Which pages of the inventory answers cite now: in the four weeks that actions are found in, whatever dates a reader looks at. */
function citedNow(table: AnswerTable, timeZone: string, today: string, addresses: readonly string[]): Cited {
  const query = actionQuery(table, timeZone, today);
  if (query === null || addresses.length === 0) return NOTHING;
  return kept.get(table, JSON.stringify([query, addresses]), () => citedPages(table, query, new Set(addresses)));
}

/** What texts of the project a call speaks of are rated by, on the reader's present day. @throws as `projectOfCall` */
export async function scoringOfCall(call: SignedCall, timeZone: string): Promise<Scoring> {
  const { id } = projectOfCall(call);
  const { weights, kit } = call.state.documents;
  const today = call.services.today(timeZone);
  const table = await tableOfCall(call);
  const pages = pagesOfCall(call);
  return createScoring({
    project: table.project,
    pages,
    cited: citedNow(table, timeZone, today, [...pagesByAddress(pages).keys()]),
    weights: weights.of(id).weights,
    names: kit.of(id).names,
    today,
  });
}
