import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { PromptDetail } from '#client/api/detailSchemas.ts';
import { messages as en } from '#client/i18n/en-US/promptDetails.ts';
import { messages as zh } from '#client/i18n/zh-CN/promptDetails.ts';
import { detailForTest, rateForTest } from '#client/testing/detailForTest.ts';
import { promptVerdict } from './promptVerdict.ts';

const intls = {
  zh: createIntl({ locale: 'zh-CN', messages: zh as never }),
  en: createIntl({ locale: 'en-US', messages: en as never }),
};
const inChinese = (detail: PromptDetail) => promptVerdict(intls.zh, detail);
const inEnglish = (detail: PromptDetail) => promptVerdict(intls.en, detail);
const change = (difference: number, verdict: 'real' | 'maybe' | 'noise') => ({
  difference,
  low: difference - 0.01,
  high: difference + 0.01,
  verdict,
});

describe('promptVerdict', () => {
  it('begins with the rate, its interval and what it stands on', () => {
    const detail = detailForTest({ named: { 澄驭: 30, 北岬: 12 }, status: 'won' });
    expect(inChinese(detail)[0]).toBe('60 条有效回答中有 30 条提到澄驭，可见度 50.0%（95% 区间 40.0 – 60.0%）。');
    expect(inEnglish(detail)[0]).toBe(
      '30 of 60 usable answers mention 澄驭: visibility 50.0% (95% interval 40.0 – 60.0%).',
    );
  });

  it('speaks of one answer in the singular', () => {
    const detail = detailForTest({ named: { 澄驭: 1 }, status: 'lost' });
    expect(inEnglish(detail)[0]).toMatch(/^1 of 60 usable answers mentions 澄驭/u);
  });

  it('names the runner-up of a prompt we lead, a tie as a tie, and nobody when there is nobody', () => {
    expect(inChinese(detailForTest({ named: { 澄驭: 30, 北岬: 12, 翎途: 18 }, status: 'won' }))[1]).toBe(
      '没有竞品比它更常被提到，其次是翎途（30.0%）。',
    );
    expect(inEnglish(detailForTest({ named: { 澄驭: 30, 北岬: 30 }, status: 'won' }))[1]).toBe(
      'No competitor is mentioned more often; 北岬 is mentioned equally often (50.0%).',
    );
    expect(inChinese(detailForTest({ named: { 澄驭: 30, 北岬: 0 }, status: 'won' }))[1]).toBe('没有竞品被提到。');
  });

  it('says who leads a prompt that is lost, and how sure that is of one that is contested', () => {
    expect(inChinese(detailForTest({ named: { 澄驭: 10, 北岬: 48 }, status: 'lost' }))[1]).toBe(
      '北岬（80.0%）确实更常被提到。',
    );
    expect(inChinese(detailForTest({ named: { 澄驭: 0, 北岬: 40, 翎途: 20 }, status: 'lost' }))[1]).toBe(
      '被提到的是北岬和翎途。',
    );
    expect(inEnglish(detailForTest({ named: { 澄驭: 20, 北岬: 24 }, status: 'contested' }))[1]).toBe(
      '北岬 (40.0%) is mentioned more often, but the gap is not certain yet.',
    );
    expect(inEnglish(detailForTest({ named: { 澄驭: 0, 北岬: 0 }, status: 'contested' }))[1]).toBe(
      'No tracked brand is mentioned.',
    );
  });

  it('says what a status stands on where the figures beside it are still too few answers', () => {
    const few = detailForTest({ named: { 澄驭: 12, 北岬: 5 }, answers: 17, status: 'won' });
    expect(inChinese(few)[2]).toBe('状态只比较这些回答里谁被提到得更多；至少 30 条回答，数字才算样本充足。');
    expect(inEnglish(few)[2]).toBe(
      'The status only compares how often brands are mentioned in these answers; figures need at least 30 answers.',
    );
    expect(inEnglish(detailForTest({ named: { 澄驭: 12, 北岬: 5 }, answers: 30, status: 'won' }))).toHaveLength(2);
  });

  it('gives the reason of the other statuses', () => {
    const unstable = detailForTest({
      named: { 澄驭: 9 },
      status: 'unstable',
      row: { stability: { ...rateForTest(1, 4), value: 0.25 } },
    });
    expect(inChinese(unstable)[1]).toBe('同一平台的多次回答互相矛盾，稳定度只有 0.25。');
    const refused = detailForTest({ named: { 澄驭: 1 }, answers: 12, status: 'refused', row: { refused: 20 } });
    const runs = Array.from({ length: 32 }, () => ({}) as PromptDetail['runs'][number]);
    expect(inEnglish({ ...refused, runs })[1]).toBe('20 of 32 runs were refused.');
  });

  it('ends with the change and how sure it is', () => {
    const changed = (difference: number, verdict: 'real' | 'maybe' | 'noise') =>
      detailForTest({ named: { 澄驭: 30 }, status: 'won', row: { change: change(difference, verdict) } });
    expect(inChinese(changed(0.052, 'real')).at(-1)).toBe('可见度比上一周期上升 5.2\u00a0百分点，确有变化。');
    expect(inChinese(changed(-0.052, 'maybe')).at(-1)).toBe('可见度比上一周期下降 5.2\u00a0百分点，可能有变化。');
    expect(inEnglish(changed(-0.052, 'real')).at(-1)).toBe(
      'Visibility is down 5.2\u00a0pts from the previous period: a real change.',
    );
    expect(inEnglish(changed(0.01, 'noise')).at(-1)).toBe('No change beyond noise since the previous period.');
  });

  it('says nothing of a change where the data are too thin for a verdict', () => {
    const thin = detailForTest({
      named: { 澄驭: 2 },
      answers: 6,
      status: 'thin',
      row: { change: change(0.4, 'real') },
    });
    expect(inChinese(thin)).toHaveLength(2);
    expect(inChinese(thin)[1]).toBe('有效回答太少，还不能下结论。');
  });

  it('says why there is no rate where every run was refused, and nothing where there is no run', () => {
    const none = detailForTest({ named: { 澄驭: 0 }, status: 'refused', row: { visibility: null, refused: 12 } });
    const runs = Array.from({ length: 12 }, () => ({}) as PromptDetail['runs'][number]);
    expect(inChinese({ ...none, runs })).toEqual(['12 次提问中有 12 次被拒答。']);
    expect(inChinese(none)).toEqual([]);
  });
});
