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
  test.each([1001, 500, 50_008])('code %i is refused and told', async (code) => {
    const { api, refused } = over({ code, msg: '坏了' });
    await expect(api.load()).rejects.toThrow('坏了');
    expect(refused).toHaveBeenCalledExactlyOnceWith({ code, msg: '坏了' });
  });
  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'an entry that leads to %s is left out',
    async (path) => {
      const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
      const { api } = over({
        code: 20_000,
        data: [
          { name: 'x', title: 'x', path },
          { title: 'y', path: '/y' },
        ],
      });
      expect(await api.load()).toEqual([{ name: 'y', title: 'y', path: '/y' }]);
      expect(info).toHaveBeenCalledOnce();
      info.mockRestore();
    },
  );
  test('so is 0, the success of every other call, and a menu may be missing', async () => {
    expect(await over({ code: 0, data: [{ name: 'x', path: '/x', icon: null }] }).api.load()).toEqual([
      { name: 'x', title: 'x', path: '/x' },
    ]);
    expect(await over({ code: 0, data: null }).api.load()).toEqual([]);
  });
});
