import * as v from 'valibot';
import type { Http } from '#client/api/http.ts';
import { createMembersApi } from '#client/api/membersApi.ts';
import { createOverviewApi } from '#client/api/overviewApi.ts';
import { createPromptApi } from '#client/api/promptApi.ts';
import { createUserApi } from '#client/api/userApi.ts';
import { ApiError } from '#client/lib/ApiError.ts';
import type { ApiErrorKind } from '#client/lib/ApiError.ts';
import { errorMessage } from '#client/lib/errorMessage.ts';
import { checkSort } from './checkSort.ts';
import type { Clients } from './Clients.ts';
import { isAbsent } from './isAbsent.ts';
import type { Known } from './Known.ts';
import type { ContractResult } from './runContract.ts';

/** A path that no server implements. */
const UNKNOWN_PATH = '/api/front/no/such';

async function expectKind(rule: string, kind: ApiErrorKind, call: Promise<unknown>): Promise<ContractResult> {
  const result = (outcome: ContractResult['outcome'], detail: string): ContractResult => ({
    call: rule,
    outcome,
    detail,
  });
  try {
    await call;
    return result('deviates', `was answered, where ${kind} was expected`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === kind) return result('ok', '');
    return isAbsent(error)
      ? result(kind === 'notFound' ? 'ok' : 'untried', 'the call is not offered')
      : result('deviates', `${error.kind}: ${error.message}`);
  }
}

/** Whether the list of members is searched: a server that ignores `q` would have the page show everybody as found. */
async function checkSearch(http: Http): Promise<ContractResult> {
  const call = 'a search that nobody matches finds no members';
  try {
    const { list } = await createMembersApi(http).members({ page: 1, page_size: 20, q: UNKNOWN_PATH });
    return list.length === 0
      ? { call, outcome: 'ok', detail: '' }
      : { call, outcome: 'deviates', detail: 'q is ignored, so every search shows all members' };
  } catch (error) {
    return { call, outcome: 'untried', detail: errorMessage(error) };
  }
}

/** Checks rules for all calls: access without a login, error for invalid input, error for an unknown path. */
export async function checkRules(http: Http, nobody: Http, { filters }: Known): Promise<ContractResult[]> {
  const backwards = { ...filters, start_time: filters.end_time, end_time: filters.start_time };
  return [
    await expectKind('without a token the session has expired', 'unauthorized', createUserApi(nobody).profile()),
    await expectKind(
      'a window that ends before it starts is refused',
      'validation',
      createOverviewApi(http).index(backwards),
    ),
    await checkSearch(http),
    ...(await checkSort(http)),
    await expectKind('page -1 is refused', 'validation', createPromptApi(http).list({ page: -1, page_size: 20 })),
    await expectKind('an unknown address is not offered', 'notOffered', http.get(UNKNOWN_PATH, v.unknown())),
  ];
}

/** Whether the server reports unknown paths without a login, so that they can be distinguished from known ones. */
export async function canProbe({ http }: Clients): Promise<boolean> {
  try {
    await http.get(UNKNOWN_PATH, v.unknown());
    return false;
  } catch (error) {
    return isAbsent(error);
  }
}
