import { ApiError } from '../../client/src/lib/ApiError.ts';
import type { ApiErrorKind } from '../../client/src/lib/ApiError.ts';
import type { Http } from '../../client/src/api/http.ts';
import { createOverviewApi } from '../../client/src/api/overviewApi.ts';
import { createUserApi } from '../../client/src/api/userApi.ts';
import { createPromptApi } from '../../client/src/api/promptApi.ts';
import * as v from 'valibot';
import { createClients } from './Clients.ts';
import type { Known } from './Known.ts';
import type { ContractResult } from './runContract.ts';

async function expectKind(rule: string, kind: ApiErrorKind, call: Promise<unknown>): Promise<ContractResult> {
  const result = (outcome: 'ok' | 'deviates', detail: string): ContractResult => ({ call: rule, outcome, detail });
  try {
    await call;
    return result('deviates', `was answered, where ${kind} was expected`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.kind === kind ? result('ok', '') : result('deviates', `${error.kind}: ${error.message}`);
  }
}

/** What holds for every call: who may ask, what bad input is told, what an unknown address is told. */
export async function checkRules(baseUrl: string, http: Http, { filters }: Known): Promise<ContractResult[]> {
  const { http: nobody } = createClients({ baseUrl, readToken: () => null, readProjectId: () => null });
  const backwards = { ...filters, start_time: filters.end_time, end_time: filters.start_time };
  return [
    await expectKind('rule: without a token the session has expired', 'unauthorized', createUserApi(nobody).profile()),
    await expectKind(
      'rule: a window that ends before it starts is refused',
      'validation',
      createOverviewApi(http).index(backwards),
    ),
    await expectKind('rule: page -1 is refused', 'validation', createPromptApi(http).list({ page: -1, page_size: 20 })),
    await expectKind('rule: an unknown address is not found', 'notFound', http.get('/api/front/no/such', v.unknown())),
  ];
}
