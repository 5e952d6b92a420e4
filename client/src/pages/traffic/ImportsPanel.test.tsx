import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Traffic } from '#client/api/trafficSchemas.ts';
import { messages as filters } from '#client/i18n/zh-CN/filters.ts';
import { messages } from '#client/i18n/zh-CN/traffic.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { ImportsPanel } from './ImportsPanel.tsx';

const log = (file_name: string, first_date: string | null, last_date: string | null) => ({
  ...{ file_name, first_date, last_date, imported_at: '2026-03-01T00:00:00Z', format: 'combined' },
  ...{ site: '', server: '', lines: 1, hits: 1, visits: 0 },
});
const imports = [
  log('day.log', '2026-01-05', '2026-01-05'),
  log('week.log', '2026-01-05', '2026-01-11'),
  log('empty.log', null, null),
];

test('the days of a log: a single one is written once', () => {
  renderForTest(<ImportsPanel report={{ imports } as unknown as Traffic} onClear={async () => Promise.resolve()} />, {
    messages: { ...messages, ...filters },
  });
  const daysOf = (name: string) => screen.getByRole('row', { name: new RegExp(name, 'u') }).children[3]?.textContent;
  expect(daysOf('day.log')).toBe('2026年1月5日');
  expect(daysOf('week.log')).toBe('2026年1月5日至1月11日');
  expect(daysOf('empty.log')).toBe('–');
});

test('only a sample log is called one: a provider may have logs that nobody imported here', () => {
  const textOf = (source: string): string | null => {
    const { container, unmount } = renderForTest(
      <ImportsPanel report={{ source, imports: [] } as unknown as Traffic} onClear={async () => Promise.resolve()} />,
      { messages },
    );
    const text = [...container.querySelectorAll('p')].at(-1)?.textContent ?? null;
    unmount();
    return text;
  };
  expect(textOf('sample')).toBe(messages['traffic.imports.sample']);
  for (const source of ['import', 'none', 'unknown']) expect(textOf(source)).toBe(messages['traffic.imports.none']);
});
