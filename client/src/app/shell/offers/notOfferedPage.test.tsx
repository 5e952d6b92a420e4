import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import { landing } from '#client/lib/landing.ts';
import { renderShellForTest } from '#client/testing/renderShellForTest.tsx';
import { MenuLink } from '../menu/MenuLink.tsx';
import { PageOutlet } from '../PageOutlet.tsx';

const OVERVIEW = { method: 'GET', path: '/api/front/overview/index', thing: '' };
const TITLE = '你的数据服务商尚未提供这部分内容';

function open(address: string) {
  const view = renderShellForTest(
    <PageOutlet>
      <p>the page</p>
    </PageOutlet>,
    address,
  );
  const { projects } = view.stores;
  act(() => {
    runInAction(() => {
      projects.state = 'loaded';
      projects.list = [{ id: 'p', name: 'P', brand: '', has_data: 1, origin: 'provider' }];
    });
    projects.select('p');
  });
  return view;
}

describe('a page whose call the provider lacks', () => {
  test('gives way to one neutral panel as soon as that is known', async () => {
    const { stores } = open('/overview/index');
    expect(screen.getByText('the page')).toBeTruthy();
    act(() => {
      stores.offers.noteAbsent(OVERVIEW, 'path');
    });
    expect(await screen.findByText(TITLE)).toBeTruthy();
    expect(screen.getByText('GET /api/front/overview/index')).toBeTruthy();
    expect(screen.queryByText('the page')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  });

  test('is left at once by whoever only wanted in', async () => {
    const { stores, router } = open('/dashboard/workplace');
    stores.offers.noteAbsent(OVERVIEW, 'path');
    await act(async () => router.navigate('/overview/index', { state: landing }));
    expect(await screen.findByText('the page')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/dashboard/workplace');
  });

  test('is told of one thing only, where the thing itself may be missing', async () => {
    const { stores, router } = open('/answer/promptsDetails?id=7');
    act(() => {
      stores.offers.noteAbsent({ method: 'GET', path: '/api/front/answer/promptsDetails', thing: 'id=7' }, 'thing');
    });
    expect(await screen.findByText('没有找到，或数据服务商尚未提供')).toBeTruthy();
    await act(async () => router.navigate('/answer/promptsDetails?id=8'));
    expect(screen.getByText('the page')).toBeTruthy();
  });
});

describe('the entry of the menu', () => {
  const entry = { name: 'overview', title: 'menu.overview', path: '/overview/index' };

  test('says why there is nothing, and leads there all the same', () => {
    const { stores } = renderShellForTest(<MenuLink entry={entry} active={false} />);
    const link = () => screen.getByRole('link', { name: '总览' });
    expect(link().getAttribute('aria-describedby')).toBeNull();
    act(() => {
      stores.offers.noteAbsent(OVERVIEW, 'path');
    });
    const reason = document.getElementById(link().getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe(TITLE);
    expect(link().getAttribute('href')).toBe('/overview/index');
    act(() => {
      stores.offers.clear();
    });
    expect(link().getAttribute('aria-describedby')).toBeNull();
  });
});
