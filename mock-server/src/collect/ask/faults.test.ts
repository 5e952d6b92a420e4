import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER_IDS } from '#client/api/schemas/collectProviderSchemas.ts';
import type { CollectAdvice, ProviderId } from '#client/api/schemas/collectProviderSchemas.ts';
import { FAULTS } from '#server/testing/fakeProviders/faults.ts';
import type { FakeFault } from '#server/testing/fakeProviders/faults.ts';
import { faultyAnswer } from '#server/testing/fakeProviders/faultyAnswers.ts';
import { startFakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import type { FakeProviders } from '#server/testing/fakeProviders/startFakeProviders.ts';
import { adapterOf } from '../adapters/adapterOf.ts';
import { adviceOf, isRetried, stopOf } from '../adapters/Fault.ts';
import { isReady } from '../providers/ProviderSettings.ts';
import { factsOf } from '../providers/providerTable.ts';
import { providerSource, settingFor } from '../providers/readProviders.ts';
import { askOnce } from './askOnce.ts';
import type { Attempt } from './askOnce.ts';

const KEY = 'sk-planted-9876543210';

let fake: FakeProviders;
beforeAll(async () => {
  fake = await startFakeProviders();
});
afterEach(() => {
  for (const id of PROVIDER_IDS) fake.failAlways(id, null);
});
afterAll(() => fake.stop());

async function ask(id: ProviderId, timeout = 5000): Promise<Attempt> {
  const setting = settingFor(providerSource(fake.variables(KEY), '/nowhere'), id);
  if (!isReady(setting)) throw new Error(`${id} is not ready`);
  const { model, baseUrl, key } = setting;
  const [searchMode = 'auto'] = factsOf(id).searchModes;
  return askOnce(adapterOf(id), { prompt: '问', model, baseUrl, key, searchMode, country: null }, { timeout });
}

type End = readonly [kind: string, advice: CollectAdvice, retried: boolean, stops: 'key' | 'quota' | 'region' | null];

/** The expected fault of each response, for any provider. */
const ENDS: Partial<Readonly<Record<FakeFault, End>>> = {
  rate_seconds: ['rate', 'rate', true, null],
  rate_date: ['rate', 'rate', true, null],
  rate_ms: ['rate', 'rate', true, null],
  rate_google: ['rate', 'rate', true, null],
  rate_in_400: ['rate', 'rate', true, null],
  rate_long: ['rate', 'rate', true, null],
  quota: ['quota', 'top_up', false, 'quota'],
  quota_daily: ['quota', 'wait_for_quota', false, 'quota'],
  auth: ['auth', 'check_key', false, 'key'],
  echo_key: ['auth', 'check_key', false, 'key'],
  region: ['region', 'region', false, 'region'],
  model: ['model', 'model', false, null],
  bad_request: ['request', 'request', false, null],
  moderated: ['refused', 'refused', false, null],
  cut: ['network', 'network', true, null],
  hang: ['timeout', 'timeout', true, null],
  html_502: ['gateway', 'gateway', true, null],
  html_200: ['gateway', 'gateway', true, null],
  wrong_json: ['unreadable', 'unreadable', false, null],
  wrong_shape: ['unreadable', 'unreadable', false, null],
  redirect: ['moved', 'moved', false, null],
  server_error: ['server', 'server', true, null],
  overloaded: ['server', 'server', true, null],
  degraded: ['degraded', 'degraded', true, null],
};

describe.each(PROVIDER_IDS)('%s', (id) => {
  it.each(Object.entries(ENDS) as [FakeFault, End][])('ends %s as it is to end', async (fault, end) => {
    fake.failAlways(id, fault);
    const attempt = await ask(id, fault === 'hang' ? 60 : 5000);
    if (attempt.kind !== 'fault') throw new Error(`An answer: ${JSON.stringify(attempt.raw)}`);
    const told = attempt.fault;
    expect([told.kind, adviceOf(told), isRetried(told), stopOf(told)]).toEqual(end);
    expect(JSON.stringify(attempt)).not.toContain(KEY);
  });

  const answers = (['refused', 'truncated', 'empty', 'unsearched'] as const).filter((fault) => faultyAnswer(fault, id));
  it.each(answers)('reads an answer that is %s', async (fault) => {
    fake.failAlways(id, fault);
    const attempt = await ask(id);
    if (attempt.kind !== 'answer') throw new Error(JSON.stringify(attempt));
    const { reply, searched } = attempt.answer;
    const status = fault === 'refused' || fault === 'empty' ? fault : 'ok';
    expect([reply.status, reply.truncated]).toEqual([status, fault === 'truncated']);
    if (fault === 'unsearched') {
      // The vendor's documents do not say where a search would appear.
      expect(searched).not.toBe(true);
      if (searched === false) expect(reply.citations).toEqual([]);
    }
  });
});

it('waits as long as the provider says, in every form it says it', async () => {
  const waits = async (fault: FakeFault): Promise<number | null> => {
    fake.failAlways('openai', fault);
    const attempt = await ask('openai');
    return attempt.kind === 'fault' ? attempt.fault.wait : null;
  };
  expect(await waits('rate_seconds')).toBe(1000);
  expect(await waits('rate_ms')).toBe(30);
  expect(await waits('rate_google')).toBe(40);
  expect(await waits('rate_long')).toBe(3_600_000);
  const ofDate = (await waits('rate_date')) ?? -1;
  expect(ofDate).toBeGreaterThanOrEqual(0);
  expect(ofDate).toBeLessThanOrEqual(2000);
  expect(await waits('server_error')).toBeNull();
});

it('speaks of every fault there is', () => {
  const covered = new Set([...Object.keys(ENDS), 'refused', 'truncated', 'empty', 'unsearched']);
  expect(FAULTS.filter((fault) => !covered.has(fault))).toEqual([]);
});
