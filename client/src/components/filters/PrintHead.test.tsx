import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
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
