import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { UserInsightDetail } from '#client/api/userInsightSchemas.ts';
import { messages as en } from '#client/i18n/en-US/reportDetails.ts';
import { messages as zh } from '#client/i18n/zh-CN/reportDetails.ts';
import { rateForTest } from '#client/testing/detailForTest.ts';
import { detailSentence } from './detailSentence.ts';

const intls = {
  en: createIntl({ locale: 'en-US', messages: en as never }),
  zh: createIntl({ locale: 'zh-CN', messages: zh as never }),
};
const change = { difference: 0, low: -0.1, high: 0.1, verdict: 'noise' } as const;

function sentence(language: 'en' | 'zh', named: Readonly<Record<string, number>>): string {
  const names = Object.keys(named);
  const rate = (count: number) => ({ ...rateForTest(count, 60), k: 8 });
  const report = {
    prompts_total: 8,
    brands: names.map((name, order) => ({ id: name, name, own: order === 0, order })),
    brand_figures: names.map((name) => ({
      brand_id: name,
      here: rate(named[name] ?? 0),
      rest: rate(20),
      change,
    })),
  } as unknown as UserInsightDetail;
  return detailSentence(intls[language], report, 'Commuters');
}

it('names the brand mentioned most, those that are so equally often, and none where none is', () => {
  expect(sentence('en', { Own: 30, Rival: 20 })).toMatch(/Your brand is mentioned most\.$/u);
  expect(sentence('en', { Own: 10, Rival: 20 })).toMatch(/Rival is mentioned most\.$/u);
  expect(sentence('en', { Own: 20, Rival: 20 })).toMatch(/Own and Rival are mentioned most, equally often\.$/u);
  expect(sentence('en', { Own: 0, Rival: 0 })).toMatch(/No tracked brand is mentioned\.$/u);
  expect(sentence('zh', { Own: 0, Rival: 0 })).toMatch(/没有提到被跟踪的品牌。$/u);
  expect(sentence('zh', { Own: 20, Rival: 20 })).toMatch(/提到最多的是Own和Rival，次数相同。$/u);
});
