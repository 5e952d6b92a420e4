import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { messages } from '../../i18n/en-US/filters.ts';
import { renderForTest } from '../../testing/renderForTest.tsx';
import { createTestStores } from '../../testing/testStores.ts';
import { filterQueryOf } from './filterQueryOf.ts';
import { PrintHead } from './PrintHead.tsx';

it('names the keywords as the language of the reader joins them', () => {
  const { stores } = createTestStores();
  const { filters } = stores;
  filters.update({ keyword_ids: 'range,charging' });
  const { container } = renderForTest(
    <IntlProvider locale="en-US" messages={messages as never}>
      <PrintHead title="Overview" filters={filterQueryOf(filters.form)} />
    </IntlProvider>,
    { stores },
  );
  expect(container.textContent).toContain(' · range, charging · ');
});
