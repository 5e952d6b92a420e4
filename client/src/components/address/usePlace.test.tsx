import { act, render, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { createMemoryRouter, MemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { usePlace } from './usePlace.ts';
import { WhereaboutsContext } from './WhereaboutsContext.ts';

interface Place {
  readonly q: string;
  readonly tab: string;
}

const parse = (params: URLSearchParams): Place => ({ q: params.get('q') ?? '', tab: params.get('tab') ?? '' });

function format({ q, tab }: Place): URLSearchParams {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (tab !== '') params.set('tab', tab);
  return params;
}

function open(address: string) {
  const { result } = renderHook(
    () => ({ ...usePlace(parse, format, ['q', 'tab']), location: useLocation(), navigate: useNavigate() }),
    {
      wrapper: ({ children }: PropsWithChildren) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  );
  const goBack = (): void => {
    act(() => {
      void result.current.navigate(-1);
    });
  };
  const move: (typeof result.current)['move'] = (changes, options) => {
    act(() => {
      result.current.move(changes, options);
    });
  };
  return { result, move, goBack };
}

describe('usePlace', () => {
  it('changes what it is told to, and leaves the parameters of others alone', () => {
    const { result, move } = open('/list?topic_ids=a&q=%E7%BB%AD%E8%88%AA&tab=one');
    move({ tab: 'two' });
    expect(result.current.place).toEqual({ q: '续航', tab: 'two' });
    expect(new URLSearchParams(result.current.location.search).get('topic_ids')).toBe('a');
  });

  it('makes a step to go back to, unless it is told to replace the last one', () => {
    const { result, move, goBack } = open('/list?tab=one');
    move({ tab: 'two' });
    move({ q: 'x' }, { replace: true });
    expect(result.current.place).toEqual({ q: 'x', tab: 'two' });
    goBack();
    expect(result.current.place).toEqual({ q: '', tab: 'one' });
  });

  it('makes no step to where one is', () => {
    const { result, move, goBack } = open('/list?tab=one');
    move({ tab: 'two' });
    move({ tab: 'two' });
    goBack();
    expect(result.current.place).toEqual({ q: '', tab: 'one' });
  });

  it('calls nobody back to a page that was left while something was being saved on it', async () => {
    let move: ReturnType<typeof usePlace<Place>>['move'] | undefined;
    function Page(): null {
      move = usePlace(parse, format, ['q', 'tab']).move;
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
      <WhereaboutsContext value={() => router.state}>
        <RouterProvider router={router} />
      </WhereaboutsContext>,
    );
    await act(async () => router.navigate('/other'));
    act(() => {
      move?.({ tab: '' }, { replace: true });
    });
    expect(router.state.location.pathname).toBe('/other');
    await act(async () => router.navigate(-1));
    act(() => {
      move?.({ tab: '' }, { replace: true });
    });
    expect(router.state.location).toMatchObject({ pathname: '/list', search: '' });
  });
});
