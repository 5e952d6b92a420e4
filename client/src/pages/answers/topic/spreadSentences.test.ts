import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Change } from '#client/api/measureSchemas.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages } from '#client/i18n/en-US/topicDetails.ts';
import { promptForTest } from '#client/testing/promptForTest.ts';
import { promptSpread } from './promptSpread.ts';
import { moveSentence, rangeSentence } from './spreadSentences.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...messages } as never });
const moved = (difference: number, verdict: Change['verdict'] = 'real'): Change => ({
  difference,
  low: difference - 0.05,
  high: difference + 0.05,
  verdict,
});
const spreadOf = (changes: readonly (Change | null)[]) =>
  promptSpread(
    changes.map((change, index) => promptForTest(`p${index + 1}`, 0.2 + index * 0.3, { change })),
    'visibility',
  );

describe('what is said of the moves of prompts', () => {
  it('is that an average hides opposite ones, with the largest of each', () => {
    expect(moveSentence(intl, spreadOf([moved(0.12), moved(-0.3), moved(-0.1, 'maybe')]), true)).toBe(
      'The average hides opposite changes: “prompt p1” clearly rose (+12.0\u00a0pts); “prompt p2” clearly fell (-30.0\u00a0pts).',
    );
  });

  it('is which way they went when all went one way', () => {
    expect(moveSentence(intl, spreadOf([moved(0.12), moved(0.3)]), true)).toMatch(
      /^2 prompts clearly rose, most of all “prompt p2”.*none clearly fell\.$/u,
    );
    expect(moveSentence(intl, spreadOf([moved(-0.12)]), true)).toMatch(
      /^“prompt p1” clearly fell.*none clearly rose\.$/u,
    );
  });

  it('is no opposite moves where they are only possible: some always are, by chance', () => {
    expect(moveSentence(intl, spreadOf([moved(0.2, 'maybe'), moved(-0.2, 'maybe'), moved(0.1, 'noise')]), true)).toBe(
      '2 prompts possibly changed, which may be chance; none clearly did.',
    );
  });

  it('tells no change from too few answers, and both from no data to compare with', () => {
    expect(moveSentence(intl, spreadOf([moved(0.4, 'noise')]), true)).toBe('No prompt changed beyond noise.');
    expect(moveSentence(intl, spreadOf([null]), true)).toMatch(/too few answers/u);
    expect(moveSentence(intl, spreadOf([null]), false)).toMatch(/previous period has no data/u);
  });
});

describe('what is said of how far prompts are apart', () => {
  const average = { value: 0.5, low: 0.4, high: 0.6, n: 120, k: 3, numerator: 60, denominator: 120 };

  it('names both ends and the average', () => {
    expect(rangeSentence(intl, spreadOf([null, null, null]), average)).toBe(
      'Highest: “prompt p3” at 80.0%. Lowest: “prompt p1” at 20.0%. That is 60.0\u00a0pts apart; the topic average is 50.0%.',
    );
  });

  it('counts the prompts of an end where several are the highest or the lowest', () => {
    const prompts = [0.2, 1, 0.2, 1, 1].map((value, index) => promptForTest(`p${index + 1}`, value));
    expect(rangeSentence(intl, promptSpread(prompts, 'visibility'), average)).toMatch(
      /^Highest: 3 prompts at 100\.0%\. Lowest: 2 prompts at 20\.0%\./u,
    );
  });

  it('is nothing with fewer than two prompts, or with none above another', () => {
    expect(rangeSentence(intl, spreadOf([null]), average)).toBeNull();
    const prompts = ['p1', 'p2'].map((id) => promptForTest(id, 0.5));
    expect(rangeSentence(intl, promptSpread(prompts, 'visibility'), average)).toBeNull();
  });
});
