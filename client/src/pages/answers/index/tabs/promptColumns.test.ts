import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { ReportScope } from '#client/api/reportSchemas.ts';
import { promptForTest } from '#client/testing/promptForTest.ts';
import { promptColumns } from './promptColumns.tsx';

test('a file has no positions for a prompt whose answers never mention the brand, where the table has a dash', () => {
  const intl = createIntl({ locale: 'en-US', messages: {} as never, onError: () => undefined });
  const scope = {} as ReportScope;
  const options = { intl, scope, brands: [], platforms: [], topics: [], onOpen: () => undefined };
  const positions = promptColumns(options).find(({ id }) => id === 'positions');
  const prompts = [promptForTest('a', 0), promptForTest('b', 0.1, { position_histogram: [0, 4, 0, 0] })];
  expect(prompts.map((prompt) => positions?.csv?.(prompt))).toEqual([null, '0 / 4 / 0 / 0']);
});
