import { expect, test } from 'vitest';
import { promptKey } from '#client/lib/promptKey.ts';
import { processorMs } from '#client/testing/processorMs.ts';
import { asHeading } from '../brief/briefOutline.ts';
import { questionsIn } from '../expand/questionsIn.ts';
import { personaOf } from '../insights/personaOf.ts';
import { ThemeTerms } from '../insights/themeTerms.ts';
import { intentOf } from './intentOf.ts';
import { MentionMatcher } from './MentionMatcher.ts';

const RUN = 20_000;
const terms = new ThemeTerms(new MentionMatcher([]));

/** Each with texts that are costly for a pattern that tries every start of a run. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  ...{ promptKey, asHeading, questionsIn, personaOf, intentOf },
  themeTerms: (text) => terms.of(text),
};
const PUMPS = ['.', '…', ')', '1', '万', '\u0301\u0316', ' ', '\n', '「'];

test.each(Object.entries(READERS))('%s reads long runs in time that grows with their length only', (_name, read) => {
  for (const pump of PUMPS) {
    const busy = processorMs(() => {
      read(`Which ${pump.repeat(RUN)}x${pump.repeat(RUN)}x?`);
    });
    expect([pump, busy < 1000]).toEqual([pump, true]);
  }
});
