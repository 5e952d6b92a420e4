import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import type { Effect } from '#client/api/answerIndexSchemas.ts';
import type { Change, Measure } from '#client/api/measureSchemas.ts';
import { formatDifference } from '#client/components/figures/formats.ts';
import { messages } from '#client/i18n/en-US/answerIndex.ts';
import { whyMovedSentence } from './whyMovedSentence.ts';

const intl = createIntl({ locale: 'en-US', messages: messages as never });
const at = (value: number) => ({ value }) as Measure;
const changed = (difference: number): Change => ({ difference, low: -0.4, high: -0.1, verdict: 'real' });
const sentence = (before: number, after: number, difference = after - before) =>
  whyMovedSentence(
    intl,
    { before: at(before), after: at(after), effects: [], change: changed(difference) },
    '1 – 7 March',
  );

describe('the sentence of the waterfall', () => {
  it.each([
    [0.54857, 0.25],
    [0.5494, 0.2506],
    [0.1249, 0.1251],
    [0.33333, 0.66666],
  ])('has the figure that the tile has: from %d to %d', (before, after) => {
    expect(sentence(before, after)).toContain(`(${formatDifference(intl, 'visibility', after - before)}\u00a0pts`);
  });

  it('tells the figure of the shared prompts apart where it is another one', () => {
    expect(sentence(0.5, 0.3, -0.25)).toContain('(-20.0\u00a0pts; -25.0 for prompts asked in both periods');
    expect(sentence(0.5, 0.3)).not.toContain('in both periods');
  });

  it('speaks of parts below only where there are some', () => {
    const change: Change = { difference: 0.01, low: -0.1, high: 0.1, verdict: 'noise' };
    const figures = { before: at(0.5), after: at(0.51), change };
    const part = { id: 'p', name: 'P', rate: 0.01, mix: 0, numerators: [1, 1], denominators: [2, 2] } as Effect;
    expect(whyMovedSentence(intl, { ...figures, effects: [part] }, '1 – 7 March')).toContain('the parts below');
    expect(whyMovedSentence(intl, { ...figures, effects: [] }, '1 – 7 March')).toMatch(/This is within noise\.$/u);
  });
});
