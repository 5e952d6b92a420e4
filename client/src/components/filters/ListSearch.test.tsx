import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import { textParam } from '#client/lib/search/searchParams.ts';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { useSearchState } from '../address/useSearchState.ts';
import { ListSearch } from './ListSearch.tsx';

const listSearch = defineSearch({ q: textParam('q'), status: textParam('status') });

/** A page whose list state is in the address. */
function show(address: string) {
  const onRefresh = vi.fn();
  function Page() {
    const { searchState, updateSearch } = useSearchState(listSearch);
    const { search } = useLocation();
    return (
      <>
        <ListSearch
          label="搜索页面"
          value={searchState.q}
          onSearch={(q) => {
            updateSearch({ q }, { replace: true });
          }}
          onRefresh={onRefresh}
          onReset={() => {
            updateSearch({ q: '', status: '' });
          }}
        />
        <output>{search}</output>
      </>
    );
  }
  renderForTest(<Page />, { addresses: [address] });
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索页面' });
  const search = (): string => screen.getByRole('status').textContent;
  const press = async (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
  return { onRefresh, field, search, press };
}

test('Enter searches at once, without waiting for the pause in typing', async () => {
  const { field, search, onRefresh } = show('/pages');
  await userEvent.type(field, 'kimi{Enter}');
  expect(search()).toBe('?q=kimi');
  expect(onRefresh).not.toHaveBeenCalled();
});

test('Search for what is shown already loads the list again', async () => {
  const { search, press, onRefresh } = show('/pages?q=kimi');
  await press('搜索');
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(search()).toBe('?q=kimi');
});

test('Reset takes the search and the filters out of the address, and what else is there stays', async () => {
  const { field, search, press } = show('/pages?q=kimi&status=rising&start_time=2026-03-01');
  await press('重置');
  expect(search()).toBe('?start_time=2026-03-01');
  expect(field.value).toBe('');
});

test('Reset empties a field that was not searched for yet, and nothing of it is searched for later', async () => {
  const { field, search, press } = show('/pages');
  await userEvent.type(field, 'kimi');
  await press('重置');
  expect(field.value).toBe('');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(search()).toBe('');
});
