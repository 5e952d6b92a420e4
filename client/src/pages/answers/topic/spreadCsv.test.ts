import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { messages as topicDetails } from '#client/i18n/en-US/topicDetails.ts';
import { promptForTest } from '#client/testing/promptForTest.ts';
import { promptSpread } from './promptSpread.ts';
import { spreadCsv } from './spreadCsv.ts';

const intl = createIntl({ locale: 'en-US', messages: { ...figures, ...topicDetails } as never });

test('a prompt without a usable answer has a cell in each column, so that what follows stays under its heading', () => {
  const prompts = [promptForTest('a', 0.5), promptForTest('b', null)];
  const { head, rows } = spreadCsv(intl, promptSpread(prompts, 'visibility'));
  expect(rows.map((row) => [row[0], row.length])).toEqual([
    ['prompt a', head.length],
    ['prompt b', head.length],
  ]);
});
