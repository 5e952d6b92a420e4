import { describe, expect, test, vi } from 'vitest';
import type { Http } from './http.ts';
import { createMenuApi } from './menuApi.ts';

const over = (body: unknown) => {
  const refused = vi.fn();
  const http = { postRaw: async () => Promise.resolve(body) } as unknown as Http;
  return { api: createMenuApi(http, refused), refused };
};

describe('the menu call, which answers in the older envelope', () => {
  test('20000 is success', async () => {
    const menu = [
      { name: 'answer', title: 'menu.answer', children: [{ name: 'i', title: 't', path: '/answer/index' }] },
    ];
    const { api, refused } = over({ code: 20_000, msg: 'ok', data: menu });
    expect(await api.load()).toEqual(menu);
    expect(refused).not.toHaveBeenCalled();
  });
  test.each([0, 500, 50_008])('code %i is refused and told', async (code) => {
    const { api, refused } = over({ code, msg: '坏了' });
    await expect(api.load()).rejects.toThrow('坏了');
    expect(refused).toHaveBeenCalledExactlyOnceWith({ code, msg: '坏了' });
  });
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'an entry that leads to %s is refused',
    async (path) => {
      const { api } = over({ code: 20_000, data: [{ name: 'x', title: 'x', path }] });
      await expect(api.load()).rejects.toMatchObject({ kind: 'protocol' });
    },
  );
});
