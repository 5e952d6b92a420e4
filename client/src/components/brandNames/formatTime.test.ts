import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as en } from '#client/i18n/en-US/brandNames.ts';
import { messages as zh } from '#client/i18n/zh-CN/brandNames.ts';
import { formatTime } from './formatTime.ts';

const chinese = createIntl({ locale: 'zh-CN', messages: zh as never });
const english = createIntl({ locale: 'en-US', messages: en as never });

test.each([
  [0, '不到 1 秒', 'under 1 s'],
  [40, '不到 1 秒', 'under 1 s'],
  [999, '不到 1 秒', 'under 1 s'],
  [1000, '1 秒', '1 s'],
  [2340, '2.3 秒', '2.3 s'],
])('%i milliseconds', (milliseconds, inChinese, inEnglish) => {
  expect(formatTime(chinese, milliseconds)).toBe(inChinese);
  expect(formatTime(english, milliseconds)).toBe(inEnglish);
});
