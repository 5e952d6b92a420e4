import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filterQueryOf } from '#client/components/filters/filterQueryOf.ts';
import { LoadPanel } from '#client/components/ui/LoadPanel.tsx';
import { messages as charts } from '#client/i18n/en-US/charts.ts';
import { messages as common } from '#client/i18n/en-US/common.ts';
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

function renderButton(options: { of?: FileScope; filtered?: boolean } = {}) {
  const { stores } = createTestStores();
  stores.filters.update({ start_time: '2026-11-02', end_time: '2026-11-08', branded: 'branded' });
  if (options.filtered !== false) {
    stores.filters.noteShown({ query: filterQueryOf(stores.filters.form, 'Europe/Berlin'), page: 'Answers' });
  }
  const { of } = options;
  const page = (outdated: boolean) => (
    <IntlProvider locale="en-US" messages={{ ...common, ...charts, ...filters } as never}>
      <LoadPanel
        query={{ data: 'Price', error: null, isFetching: outdated, isPlaceholderData: outdated, refetch: vi.fn() }}
        what="Topics"
        skeleton={null}
      >
        {(topic) => (
          <CsvButton
            name="Topics"
            file={() => ({ head: ['Topic'], rows: [[topic]] })}
            {...(of !== undefined && { of })}
          />
        )}
      </LoadPanel>
    </IntlProvider>
  );
  const { rerender } = renderForTest(page(false), { stores });
  return {
    showOutdated: (outdated: boolean) => {
      rerender(page(outdated));
    },
  };
}

const button = (): HTMLElement => screen.getByRole('button', { name: 'Export as CSV' });

async function savedFile(): Promise<readonly [string, string]> {
  await userEvent.click(button());
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

it('saves nothing while the rows are still those of other filters, and is soon disabled', async () => {
  const { showOutdated } = renderButton();
  showOutdated(true);
  // At once, it looks as before: the figures that follow a moment later do not wait for it.
  expect(button()).toHaveProperty('disabled', false);
  await userEvent.click(button());
  expect(await lastSaved()).toBeNull();
  await waitFor(() => {
    expect(button()).toHaveProperty('disabled', true);
  });
  showOutdated(false);
  expect(button()).toHaveProperty('disabled', false);
  const [name] = await savedFile();
  expect(name).toContain('Topics');
});
