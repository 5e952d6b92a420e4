import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { OutdatedContext } from '#client/components/ui/OutdatedContext.ts';
import { messages as charts } from '#client/i18n/en-US/charts.ts';
import { messages as filters } from '#client/i18n/en-US/filters.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { createTestStores } from '#client/testing/testStores.ts';
import { watchSavedFiles } from '#client/testing/watchSavedFiles.ts';
import { CsvButton } from './CsvButton.tsx';
import type { FileScope } from './FileScope.ts';

let lastSaved: ReturnType<typeof watchSavedFiles>;

beforeEach(() => {
  lastSaved = watchSavedFiles();
});

afterEach(() => {
  vi.restoreAllMocks();
});

function renderButton(options: { of?: FileScope; outdated?: boolean; filtered?: boolean } = {}) {
  const { stores } = createTestStores();
  stores.filters.update({ start_time: '2026-11-02', end_time: '2026-11-08', branded: 'branded' });
  if (options.filtered !== false) {
    stores.filters.noteShown({ query: filterQueryOf(stores.filters.form, 'Europe/Berlin'), page: 'Answers' });
  }
  const { of, outdated = false } = options;
  renderForTest(
    <IntlProvider locale="en-US" messages={{ ...charts, ...filters } as never}>
      <OutdatedContext value={outdated}>
        <CsvButton
          name="Topics"
          file={() => ({ head: ['Topic'], rows: [['Price']] })}
          {...(of !== undefined && { of })}
        />
      </OutdatedContext>
    </IntlProvider>,
    { stores },
  );
}

async function savedFile(): Promise<readonly [string, string]> {
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  const saved = await lastSaved();
  return [saved?.name ?? '', saved?.text ?? ''];
}

it('names the days, the zone and the filters of its page, and the days compared with', async () => {
  renderButton();
  const [name, text] = await savedFile();
  expect(name).toMatch(/Topics-2026-11-02-2026-11-08\.csv$/u);
  expect(text).toContain(',Answers,2026-11-02,2026-11-08,2026-10-26,2026-11-01,Europe/Berlin,Prompt type: Branded,');
});

it('says nothing of filters that were chosen on another page', async () => {
  renderButton({ filtered: false });
  const [name, text] = await savedFile();
  expect(name).toMatch(/Topics\.csv$/u);
  expect(text).not.toContain('2026-11-02');
  expect(text).toContain(',None,');
});

it('saves nothing while the rows are still those of other filters', () => {
  renderButton({ outdated: true });
  expect(screen.getByRole('button', { name: 'Export as CSV' })).toHaveProperty('disabled', true);
});
