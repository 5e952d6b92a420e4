import { act, renderHook } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { WhereaboutsContext } from '#client/hooks/WhereaboutsContext.ts';
import { paths } from '#client/lib/paths.ts';
import { useBreadcrumb } from './useBreadcrumb.ts';

/** A page whose chunk is loading. */
let slowPageComes: (files: { Component: () => null }) => void = () => undefined;
const slowPage = new Promise<{ Component: () => null }>((resolve) => {
  slowPageComes = resolve;
});

function Page({ name }: { readonly name?: string }): null {
  useBreadcrumb(name);
  return null;
}

/** The name is loaded when the test says so. */
let tellName: (name: string) => void = () => undefined;

function LatePage() {
  const [name, setName] = useState('');
  useEffect(() => {
    tellName = setName;
  }, []);
  return <Page name={name} />;
}

async function open(address: string, name: string | undefined) {
  const router = createMemoryRouter(
    [
      { path: '/topic', element: <Page {...(name === undefined ? {} : { name })} /> },
      { path: '/other', element: null },
      { path: '/late', element: <LatePage /> },
      { path: '/slow', lazy: async () => slowPage },
    ],
    { initialEntries: [address] },
  );
  await act(async () =>
    renderHook(() => null, {
      wrapper: () => (
        <WhereaboutsContext value={() => router.state}>
          <RouterProvider router={router} />
        </WhereaboutsContext>
      ),
    }),
  );
  return router;
}

describe('useBreadcrumb', () => {
  it('gives an address that was typed its name, and leaves the rest of it alone', async () => {
    const router = await open('/topic?id=t1&topic_ids=a&answers=q%3Dx', '续航 & 补能');
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get('breadcrumb')).toBe('续航 & 补能');
    expect(params.get('answers')).toBe('q=x');
    expect(params.get('topic_ids')).toBe('a');
  });

  it('keeps an address short, however long the name is', async () => {
    const router = await open('/topic?id=t1', '长'.repeat(20_000));
    expect(router.state.location.search.length).toBeLessThan(1000);
    expect(paths.promptsDetails.href({ id: 'p', breadcrumb: '😀'.repeat(5000) }).length).toBeLessThan(1100);
  });

  it('makes no step of its own in the history', async () => {
    const router = await open('/other', '续航');
    await act(async () => router.navigate('/topic?id=t1&start_time=2026-05-01'));
    await act(async () => router.navigate('/topic?id=t1&start_time=2026-05-02'));
    expect(router.state.location.search).toContain('breadcrumb=');
    await act(async () => router.navigate(-2));
    expect(router.state.location.pathname).toBe('/other');
  });

  it('does not write over an address into which filters are being written on arrival', async () => {
    const router = await open('/other', '续航');
    await act(async () => router.navigate('/topic?id=t1'));
    expect(router.state.location.search).toBe('?id=t1');
  });

  it('does not take the place of a link that is being followed', async () => {
    const router = await open('/late?id=t1', undefined);
    act(() => {
      void router.navigate('/slow');
    });
    act(() => {
      tellName('续航');
    });
    slowPageComes({ Component: () => null });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/slow'));
  });

  it('keeps a name that is there, and waits for one that is not known yet', async () => {
    expect((await open('/topic?breadcrumb=x', '续航')).state.location.search).toBe('?breadcrumb=x');
    expect((await open('/topic?id=t1', undefined)).state.location.search).toBe('?id=t1');
  });
});
