import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { DomainDetail } from '#client/api/detailSchemas.ts';
import { messages as domainDetails } from '#client/i18n/en-US/domainDetails.ts';
import { messages as figures } from '#client/i18n/en-US/figures.ts';
import { rateForTest } from '#client/testing/detailForTest.ts';
import { nodeForTest } from '#client/testing/treeForTest.ts';
import { domainSearch } from './domainSearch.ts';
import { treeColumns } from './treeColumns.tsx';
import { treeCsv } from './treeCsv.ts';

const messages = { ...domainDetails, ...figures } as never;
const intl = createIntl({ locale: 'en-US', messages, onError: () => undefined });

test('the file of cited pages has the interval and the answers of each rate, and the citations of the period before', () => {
  const nodes = [
    nodeForTest('lamps.example', null, 9, { previous_citations: 4, answer_rate: rateForTest(9, 30) }),
    nodeForTest('https://lamps.example/a', 'lamps.example', 9),
  ];
  const report = { nodes, brands: [], platforms: [] } as unknown as DomainDetail;
  const columns = treeColumns({ intl, report, end: 1, onOpen: () => undefined });
  const { head, rows } = treeCsv(intl, columns, nodes, domainSearch.defaults);
  const rate = head.findIndex((name) => name.endsWith('(95% low)'));
  expect(rows[0]?.slice(rate - 1, rate + 3)).toEqual([0.3, rateForTest(9, 30).low, rateForTest(9, 30).high, 30]);
  expect(rows[1]?.slice(rate - 1, rate + 3)).toEqual([null, null, null, null]);
  expect(rows.map((row) => row[head.indexOf('Citations in the previous period')])).toEqual([4, 9]);
  expect(rows.map((row) => row.length)).toEqual([head.length, head.length]);
});
