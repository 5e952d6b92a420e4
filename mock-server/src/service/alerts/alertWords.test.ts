import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { LISTED_RULES } from '#client/api/alertSchemas.ts';
import { listedAlertText } from '#client/components/alerts/alertText.ts';
import { plainSpaces } from '#client/components/figures/formats.ts';
import { messages as figuresEn } from '#client/i18n/en-US/figures.ts';
import { messages as overviewEn } from '#client/i18n/en-US/overview.ts';
import { messages as figuresZh } from '#client/i18n/zh-CN/figures.ts';
import { messages as overviewZh } from '#client/i18n/zh-CN/overview.ts';
import { alertOf } from '#server/analysis/workplace/alertOf.ts';
import { alertWords } from './alertWords.ts';

// The texts of alerts suffice here; the type requires the whole catalogue.
const intls = {
  'en-US': createIntl({ locale: 'en-US', messages: { ...overviewEn, ...figuresEn } as never }),
  'zh-CN': createIntl({ locale: 'zh-CN', messages: { ...overviewZh, ...figuresZh } as never }),
};
const names = { brand: '澄驭', platform: 'DeepSeek', topic: 'Topic A' };
const refs = {
  brands: [{ id: 'b', name: names.brand }],
  platforms: [{ id: 'p', name: names.platform }],
  topics: [{ id: 't', name: names.topic }],
};
/**
 * Writes plain spaces, where the screen has non-breaking ones, and removes those between Chinese and Latin words or numbers: on screen the stylesheets add them (`text-autospace`), in messages they
 * must be written.
 */
const unspaced = (text: string): string =>
  plainSpaces(text).replaceAll(
    /(?<=\p{sc=Han}) (?=[\p{sc=Latin}\p{N}])|(?<=[\p{sc=Latin}\p{N}%]) (?=\p{sc=Han})/gu,
    '',
  );
const MEASURES = [
  'visibility',
  'share_of_voice',
  'average_position',
  'net_sentiment',
  'citation_rate',
  'stability',
] as const;
const PLACES = [
  { platform_id: null, topic_id: null },
  { platform_id: 'p', topic_id: null },
  { platform_id: null, topic_id: 't' },
];

describe.each(LISTED_RULES)('what the server says of %s', (rule) => {
  it('is what the console says, in both languages', () => {
    for (const place of PLACES) {
      for (const value of [-0.1234, 0.05, 0, 1, 2, 1234]) {
        for (const measure_id of MEASURES) {
          for (const severity of ['high', 'low'] as const) {
            const parts = {
              brand_id: 'b',
              domain: 'news.org',
              date: '2026-03-05',
              subject: 'A fact',
              from: 'x',
              to: 'y',
            };
            const alert = alertOf({ rule, severity, ...place, value, measure_id, ...parts });
            const known = { ...alert, rule };
            const of = {
              brand: names.brand,
              platform: place.platform_id === null ? '' : names.platform,
              topic: place.topic_id === null ? '' : names.topic,
            };
            const words = alertWords({ alert, names: of, event: null });
            for (const locale of ['en-US', 'zh-CN'] as const) {
              const shown = listedAlertText(intls[locale], known, { ...refs, events: [] });
              expect(unspaced(words[locale])).toBe(unspaced(shown));
            }
          }
        }
      }
    }
  });
});

it('an engine update is told by the title of its event', () => {
  const event = { id: 'e', date: '2026-03-05', kind: 'engine_update', title_zh: '更新', title_en: 'Update' } as const;
  const alert = { ...alertOf({ rule: 'engine_update', severity: 'low', date: event.date }), id: 'engine_update|e' };
  const words = alertWords({ alert, names: { brand: '', platform: '', topic: '' }, event });
  for (const locale of ['en-US', 'zh-CN'] as const) {
    const known = { ...alert, rule: 'engine_update' as const };
    const shown = listedAlertText(intls[locale], known, { ...refs, events: [event] });
    expect(unspaced(words[locale])).toBe(unspaced(shown));
  }
});

it('stability is of all brands: it is told as no brand’s', () => {
  const alert = alertOf({ rule: 'measure_rise', severity: 'low', brand_id: 'b', measure_id: 'stability', value: 0.1 });
  const words = alertWords({ alert, names: { ...names, platform: '', topic: '' }, event: null });
  expect(words).toEqual({ 'en-US': 'Stability improved by 0.10', 'zh-CN': '稳定度改善 0.10' });
});

it('a name that turns the direction of writing turns no message', () => {
  const alert = alertOf({ rule: 'own_drop', severity: 'high', brand_id: 'b', value: -0.1 });
  const words = alertWords({ alert, names: { brand: '\u202Eevil', platform: '', topic: '' }, event: null });
  expect(words['en-US']).toBe('evil lost 10.0 pts of visibility');
});

describe.each(LISTED_RULES)('the Chinese message of %s', (rule) => {
  it('has a space between Chinese and Latin words, and none between two Chinese ones', () => {
    const parts = {
      brand_id: 'b',
      domain: 'news.org',
      date: '2026-03-05',
      subject: '价格',
      from: 'x',
      to: 'y',
      value: 0.12,
    };
    const alert = { ...alertOf({ rule, severity: 'high', ...parts }), rule };
    const said = (brand: string, platform: string): string =>
      alertWords({ alert, names: { brand, platform, topic: '' }, event: null })['zh-CN'];
    expect(said('Calvora', 'Kimi')).not.toMatch(/\p{sc=Han}(?:Calvora|Kimi)|(?:Calvora|Kimi)\p{sc=Han}/u);
    expect(said('澄驭', '豆包')).not.toMatch(/ (?:澄驭|豆包)|(?:澄驭|豆包) /u);
  });
});

it('a Chinese message names brand and place with a space on both sides', () => {
  const alert = alertOf({ rule: 'own_drop', severity: 'high', brand_id: 'b', value: -0.1 });
  const of = { brand: 'Calvora', platform: 'Kimi', topic: '' };
  expect(alertWords({ alert, names: of, event: null })['zh-CN']).toBe('Calvora 的可见度在 Kimi 下降 10.0 百分点');
});

it('a platform with many answers to few prompts is not said to have few answers', () => {
  const said = (value: number): string => {
    const alert = alertOf({ rule: 'thin_platform', severity: 'low', platform_id: 'p', value });
    return alertWords({ alert, names: { brand: '', platform: 'Kimi', topic: '' }, event: null })['en-US'];
  };
  expect(said(690)).toBe('Low sample on Kimi: 690 usable answers, but to fewer than 5 prompts');
  expect(said(29)).toBe('Low sample on Kimi: only 29 usable answers');
});

it('says no more than its rule: which weeks are without a competitor, and shares from one half on', () => {
  const parts = { brand_id: 'b', domain: 'news.org', date: '2026-03-05', from: 'old', to: 'new' };
  const said = (rule: 'new_rival' | 'lost_source' | 'model_changed'): string =>
    alertWords({ alert: alertOf({ rule, severity: 'medium', ...parts }), names, event: null })['en-US'];
  expect(said('new_rival')).toMatch(/is now mentioned in DeepSeek · Topic A; no answer of the 4 weeks before did so$/u);
  expect(said('lost_source')).toBe('news.org is no longer cited; at least half of the answers citing it mentioned you');
  expect(said('model_changed')).toBe('DeepSeek now answers mostly with new instead of old, first on Mar 5, 2026');
});
