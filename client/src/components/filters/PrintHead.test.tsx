import { act } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, it, vi } from 'vitest';
import { messages } from '#client/i18n/en-US/filters.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { filterQueryOf } from './filterQueryOf.ts';
import { PrintHead } from './PrintHead.tsx';

it('says the days with their zone, and each filter by its name, keywords joined as the language of the reader does', () => {
  const { stores } = createTestStores();
  const { filters } = stores;
  filters.update({
    ...{ start_time: '2026-11-02', end_time: '2026-11-08', keyword_ids: 'range,charging' },
    ...{ branded: 'unbranded', tag: 'home', platform_ids: ['kimi'] },
  });
  const { container } = renderForTest(
    <IntlProvider locale="en-US" messages={messages as never}>
      <PrintHead title="Overview" filters={filterQueryOf(filters.form, 'Europe/Berlin')} />
    </IntlProvider>,
    { stores },
  );
  expect(container.textContent).toContain(
    '(Europe/Berlin) · Platforms: kimi · Keywords: range, charging · Prompt type: Unbranded · Tag: home · Printed on',
  );
});

it('says the day of printing, not the day on which the page was opened', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 31, 23), toFake: ['Date'] });
  const { stores } = createTestStores();
  const { container } = renderForTest(
    <IntlProvider locale="en-US" messages={messages as never}>
      <PrintHead title="Alerts" />
    </IntlProvider>,
    { stores },
  );
  expect(container.textContent).toContain('Printed on December 31, 2026');
  vi.setSystemTime(new Date(2027, 0, 1, 1));
  act(() => {
    stores.filters.followDay();
  });
  expect(container.textContent).toContain('Printed on January 1, 2027');
  vi.useRealTimers();
});
