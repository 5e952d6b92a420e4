import { expect, test } from 'vitest';
import { APP_PLATFORMS, offeredPlatforms } from './appPlatforms.ts';

test('every platform is offered, those of the reader’s market first', () => {
  const offers = { en: offeredPlatforms('en-US'), zh: offeredPlatforms('zh-CN') };
  const all = APP_PLATFORMS.map(({ name }) => name);
  expect(offers.en).toEqual(all);
  expect([offers.zh[0], offers.zh[6]]).toEqual(['豆包', 'ChatGPT']);
  expect(new Set(offers.zh)).toEqual(new Set(all));
});
