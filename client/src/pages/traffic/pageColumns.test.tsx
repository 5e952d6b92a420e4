import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import type { TrafficPage } from '#client/api/trafficSchemas.ts';
import { messages } from '#client/i18n/zh-CN/traffic.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { pageColumns } from './pageColumns.tsx';

test('what a log counts as none is 0: a dash would say that it is not known', () => {
  const intl = createIntl({ locale: 'zh-CN', messages: messages as never });
  const columns = pageColumns({ intl, ownBrandId: null, folder: null, onOpen: () => undefined });
  const none = { hits: 0, training: 0, index: 0, user: 0, errors: 0, visits: 0, cited: 0, named: 0 };
  const row: TrafficPage = { kind: 'page', url: 'https://a.example/b', pages: 1, last_date: null, ...none };
  const shown = columns.filter(({ id }) => id in none).map(({ id, cell }) => <span key={id}>{cell(row)}</span>);
  const { container } = renderForTest(<>{shown}</>);
  expect(container.textContent).toBe('00000000');
});
