import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import type { Http } from './http.ts';
import { loadMembers } from './loadMembers.ts';
import { memberListSchema } from './teamSchemas.ts';
import { createVipApi } from './vipApi.ts';

/** A team whose provider returns at most this page size, with or without a total. */
function teamOf(count: number, most: number, saysTotal: boolean) {
  const ids = Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
  return vi.fn(async ({ page, page_size }: { page: number; page_size: number }) => {
    const size = Math.min(page_size, most);
    const list = ids.slice((page - 1) * size, page * size);
    return Promise.resolve(v.parse(memberListSchema, saysTotal ? { list, total: count } : { list }));
  });
}

describe('all members of a team', () => {
  test.each([true, false])('come from pages shorter than asked for (total is said: %s)', async (saysTotal) => {
    const members = teamOf(23, 10, saysTotal);
    expect((await loadMembers({ members }, {})).map(({ id }) => id)).toHaveLength(23);
  });

  test('one page is enough where it holds as many as there are', async () => {
    const members = teamOf(3, 200, true);
    await loadMembers({ members }, {});
    expect(members).toHaveBeenCalledOnce();
  });

  test('a provider that sends everybody whatever the page is asked once more, and nobody is doubled', async () => {
    const members = vi.fn(async () => Promise.resolve(v.parse(memberListSchema, [{ id: 1 }, { id: 2 }])));
    expect(await loadMembers({ members }, {})).toHaveLength(2);
    expect(members).toHaveBeenCalledTimes(2);
  });
});

describe('how many there are, for the plans', () => {
  const vipOf = (answers: (path: string, query: Readonly<Record<string, unknown>>) => unknown) => {
    const get = async (path: string, schema: v.GenericSchema, query: Readonly<Record<string, unknown>> = {}) =>
      Promise.resolve(v.parse(schema, answers(path, query)));
    return createVipApi({ get } as unknown as Http);
  };

  test('members are counted where no total is said: one page of one is not one member', async () => {
    const rows = Array.from({ length: 5 }, (_, index) => ({ id: index }));
    const vip = vipOf((_path, { page, page_size: size }) => {
      const from = (Number(page) - 1) * Number(size);
      return { list: rows.slice(from, from + Number(size)) };
    });
    expect(await vip.memberCount()).toBe(5);
  });

  test('invitations that are settled do not wait, whether the provider looks at the status asked for or not', async () => {
    const vip = vipOf(() => [{ id: 1, status: 'pending' }, { id: 2, status: 'accepted' }, { id: 3 }]);
    expect(await vip.pendingCount()).toBe(2);
  });
});
