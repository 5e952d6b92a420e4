import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/ApiError.ts';
import { creates, removes } from './ContractCall.ts';
import { Known } from './Known.ts';
import { runContract } from './runContract.ts';

const filters = {
  ...{ start_time: '2026-03-01', end_time: '2026-03-28', time_zone: 'Asia/Shanghai' },
  ...{ topic_ids: [], platform_ids: [], keyword_ids: '' },
};

/** What is left after a prompt was created and removed by these calls. */
async function leftBy(add: () => Promise<string>, remove: () => Promise<unknown>): Promise<readonly string[]> {
  const known = new Known(filters);
  const checks = { add: creates('the prompt', add), remove: removes('the prompt', remove) };
  await runContract([{ name: 'prompt', checks }], known, true, null);
  return known.left;
}

const added = async () => Promise.resolve('p-1');
const removed = async () => Promise.resolve(null);
const fails = (error: ApiError) => async () => Promise.reject(error);

test('what was removed is not left', async () => {
  expect(await leftBy(added, removed)).toEqual([]);
});

test('what a server cannot remove is named', async () => {
  const absent = new ApiError('notOffered', 'no such call');
  expect(await leftBy(added, fails(absent))).toEqual(['the prompt, id p-1']);
});

test('what was refused is not there, what a lost or unreadable reply created may be', async () => {
  expect(await leftBy(fails(new ApiError('validation', 'no', { code: 422 })), removed)).toEqual([]);
  expect(await leftBy(fails(new ApiError('server', 'quota', { code: 1001 })), removed)).toEqual([]);
  const perhaps = ['perhaps the prompt: its reply cannot be read'];
  expect(await leftBy(fails(new ApiError('protocol', 'id', { code: 0 })), removed)).toEqual(perhaps);
  expect(await leftBy(fails(new ApiError('server', 'x', { status: 502 })), removed)).toEqual(perhaps);
});
