import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { usePlace } from './usePlace.ts';
import type { PlaceMove } from './usePlace.ts';

interface Place {
  readonly q: string;
  readonly tab: string;
}

const parse = (params: URLSearchParams): Place => ({ q: params.get('q') ?? '', tab: params.get('tab') ?? '' });

function format({ q, tab }: Place): URLSearchParams {
  return new URLSearchParams([...(q === '' ? [] : [['q', q]]), ...(tab === '' ? [] : [['tab', tab]])]);
}

async function open(...addresses: readonly string[]) {
  const page: { current: { place: Place; move: PlaceMove<Place> } | null } = { current: null };
  function Page(): null {
    page.current = usePlace(parse, format, ['q', 'tab']);
    return null;
  }
  const router = createMemoryRouter([{ path: '/list', element: <Page /> }], { initialEntries: [...addresses] });
  await act(async () => renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> }));
  const move: PlaceMove<Place> = (changes, options) => {
    page.current?.move(changes, options);
  };
  return { router, move, place: () => page.current?.place };
}

describe('usePlace', () => {
  it('changes what it is told to, and leaves the parameters of others alone', async () => {
    const { router, move, place } = await open('/list?topic_ids=a&q=%E7%BB%AD%E8%88%AA&tab=one');
    await act(async () => {
      move({ tab: 'two' });
    });
    expect(place()).toEqual({ q: '续航', tab: 'two' });
    expect(new URLSearchParams(router.state.location.search).get('topic_ids')).toBe('a');
  });

  it('makes a step to go back to, unless it is told to replace the last one', async () => {
    const { router, move, place } = await open('/list?tab=one');
    await act(async () => {
      move({ tab: 'two' });
    });
    await act(async () => {
      move({ q: 'x' }, { replace: true });
    });
    await act(async () => router.navigate(-1));
    expect(place()).toEqual({ q: '', tab: 'one' });
  });

  it('makes no step to where one is', async () => {
    const { router, move, place } = await open('/list?tab=one');
    await act(async () => {
      move({ tab: 'two' });
    });
    await act(async () => {
      move({ tab: 'two' });
    });
    await act(async () => router.navigate(-1));
    expect(place()).toEqual({ q: '', tab: 'one' });
  });
});
