import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readReply } from '#client/api/envelope.ts';
import { reads } from './ContractCall.ts';
import { Known } from './Known.ts';
import { runContract } from './runContract.ts';

const schema = v.object({ total: v.number(), list: v.array(v.object({ id: v.string(), name: v.string() })) });
const filters = {
  start_time: '2026-03-01',
  end_time: '2026-03-28',
  topic_ids: [],
  platform_ids: [],
  keyword_ids: '',
  time_zone: 'Asia/Shanghai',
};

test('names every field of a reply that is wrong, once for all rows of a list', async () => {
  const data = { list: [{ id: 1, name: 'a' }, { id: 2, name: 'b' }, { id: 3 }] };
  const run = async () => {
    await Promise.resolve();
    readReply({ code: 0, msg: '', data }, schema, '/api/front/prompt/index');
  };
  const [result] = await runContract(
    [{ name: 'prompt', checks: { list: reads(run) } }],
    new Known(filters),
    false,
    null,
  );
  expect(result?.outcome).toBe('deviates');
  const fields = result?.detail.match(/data\.[\w.*]+/gu);
  expect(fields).toEqual(['data.total', 'data.list.*.id', 'data.list.*.name']);
});
