import { act, render, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { WhereaboutsContext } from '#client/hooks/WhereaboutsContext.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import { choiceParam, textParam } from '#client/lib/search/searchParams.ts';
import { StoresContext } from '#client/stores/useStores.ts';
import { createTestStores } from '#client/testing/testStores.ts';
import { useSearchState } from './useSearchState.ts';

const definition = defineSearch({
  q: textParam('q'),
  tab: textParam('tab'),
  kind: choiceParam('kind', ['all', 'few'], 'all'),
});
type State = SearchState<typeof definition>;

function open(address: string) {
  const { stores } = createTestStores();
  const { result } = renderHook(
    () => ({ ...useSearchState(definition), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }: PropsWithChildren) => (
        <StoresContext value={stores}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </StoresContext>
      ),
    },
  );
  const goBack = (): void => {
    act(() => {
      void result.current.navigate(-1);
    });
  };
  const updateSearch: (typeof result.current)['updateSearch'] = (changes, options) => {
    act(() => {
      result.current.updateSearch(changes, options);
    });
  };
  return { result, updateSearch, goBack, notices: stores.notices };
}

describe('useSearchState', () => {
  it('changes what it is told to, and leaves the parameters of others alone', () => {
    const { result, updateSearch } = open('/list?topic_ids=a&q=%E7%BB%AD%E8%88%AA&tab=one');
    updateSearch({ tab: 'two' });
    expect(result.current.searchState).toEqual({ q: '续航', tab: 'two', kind: 'all' });
    expect(new URLSearchParams(result.current.location.search).get('topic_ids')).toBe('a');
  });

  it('makes a step to go back to, unless it is told to replace the last one', () => {
    const { result, updateSearch, goBack } = open('/list?tab=one');
    updateSearch({ tab: 'two' });
    updateSearch({ q: 'x' }, { replace: true });
    expect(result.current.searchState).toEqual({ q: 'x', tab: 'two', kind: 'all' });
    goBack();
    expect(result.current.searchState).toEqual({ q: '', tab: 'one', kind: 'all' });
  });

  it('makes no step to where one is', () => {
    const { result, updateSearch, goBack } = open('/list?tab=one');
    updateSearch({ tab: 'two' });
    updateSearch({ tab: 'two' });
    goBack();
    expect(result.current.searchState).toEqual({ q: '', tab: 'one', kind: 'all' });
  });

  it('says of a choice that is none of those there are, once, and of nothing else', () => {
    const { updateSearch, notices } = open('/list?tab=any&kind=most');
    expect(notices.list.map(({ messageId, values }) => [messageId, values])).toEqual([
      ['common.unread', { parts: 'kind=most' }],
    ]);
    notices.clear();
    updateSearch({ tab: 'two' });
    expect(notices.list).toEqual([]);
    expect(open('/list?kind=few').notices.list).toEqual([]);
  });

  it('calls nobody back to a page that was left while something was being saved on it', async () => {
    let updateSearch: ReturnType<typeof useSearchState<State>>['updateSearch'] | undefined;
    function Page(): null {
      updateSearch = useSearchState(definition).updateSearch;
      return null;
    }
    const router = createMemoryRouter(
      [
        { path: '/list', element: <Page /> },
        { path: '/other', element: null },
      ],
      { initialEntries: ['/list?tab=form'] },
    );
    render(
      <StoresContext value={createTestStores().stores}>
        <WhereaboutsContext value={() => router.state}>
          <RouterProvider router={router} />
        </WhereaboutsContext>
      </StoresContext>,
    );
    await act(async () => router.navigate('/other'));
    act(() => {
      updateSearch?.({ tab: '' }, { replace: true });
    });
    expect(router.state.location.pathname).toBe('/other');
    await act(async () => router.navigate(-1));
    act(() => {
      updateSearch?.({ tab: '' }, { replace: true });
    });
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '' });
  });
});
