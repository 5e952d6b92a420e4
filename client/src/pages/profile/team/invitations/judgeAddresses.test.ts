import { describe, expect, test } from 'vitest';
import { judgeAddresses, leftAfterSending } from './judgeAddresses.ts';
import type { RefusalReason } from './judgeAddresses.ts';

const known = {
  members: new Set(['ada@x.cn']),
  pending: new Set(['open@x.cn']),
  said: new Map<string, RefusalReason>([
    ['late@x.cn', 'limit'],
    ['ada@x.cn', 'limit'],
  ]),
};
const reasonsOf = (...addresses: readonly string[]) => judgeAddresses(addresses, known).map(({ reason }) => reason);

describe('an address', () => {
  test('is refused before it is sent when it is none, is repeated, a member, or invited already', () => {
    expect(reasonsOf('new@x.cn', 'nonsense', 'NEW@x.cn', 'Ada@X.cn', 'open@x.cn')).toEqual([
      null,
      'invalid',
      'duplicate',
      'member',
      'pending',
    ]);
  });

  test('longer than any address may be is none', () => {
    expect(reasonsOf(`${'a'.repeat(250)}@x.cn`)).toEqual(['invalid']);
  });

  test('that the server refused can be tried again, and says why it was refused', () => {
    expect(judgeAddresses(['late@x.cn', 'ada@x.cn'], known)).toMatchObject([
      { reason: null, said: 'limit' },
      { reason: 'member', said: null },
    ]);
  });
});

test('after sending, what was refused stays, once, and what was invited goes with its repetitions', () => {
  const judged = judgeAddresses(['New@x.cn', 'new@x.cn', 'nonsense', 'late@x.cn', 'open@x.cn'], known);
  expect(leftAfterSending(judged, [{ email: 'late@x.cn', reason: 'limit' }])).toEqual([
    'nonsense',
    'open@x.cn',
    'late@x.cn',
  ]);
});
