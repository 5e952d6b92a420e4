import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { carryProject } from './carryProject.ts';

function routerAt(address: string, projectId: string | null = 'aurora') {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [address] });
  carryProject(router, () => projectId);
  const { location } = router.state;
  const at = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`;
  return {
    router,
    at,
    link: (to: Partial<typeof location>) => router.createHref({ ...location, hash: '', search: '', ...to }),
  };
}

test('links to pages of a project name the current one, those to other pages do not', () => {
  const { link } = routerAt('/overview/index');
  expect(link({ pathname: '/answer/index', search: '?topic_ids=t1', hash: '#trend' })).toBe(
    '/answer/index?topic_ids=t1&project=aurora#trend',
  );
  expect(link({ pathname: '/profile', search: '?tab=team' })).toBe('/profile?tab=team');
});

test('a link that names its project keeps it', () => {
  const { link } = routerAt('/overview/index');
  expect(link({ pathname: '/answer/index', search: '?project=borealis' })).toBe('/answer/index?project=borealis');
});

test('whatever navigates takes the project along: by a path, by parts of one, to the page being read', async () => {
  const { router, at } = routerAt('/overview/index');
  await router.navigate('/brand/index?q=%E4%B8%AD#facts');
  expect(at()).toBe('/brand/index?q=%E4%B8%AD&project=aurora#facts');
  await router.navigate({ pathname: '/prompt', search: '?add=many' });
  expect(at()).toBe('/prompt?add=many&project=aurora');
  await router.navigate('/profile');
  expect(at()).toBe('/profile');
});

test('a step back is a step back', async () => {
  const { router, at } = routerAt('/overview/index?project=aurora');
  await router.navigate('/brand/index');
  await router.navigate('/brand/index');
  await router.navigate(-1);
  expect(at()).toBe('/overview/index?project=aurora');
});

test('nothing is added while no project is known', async () => {
  const { router, at, link } = routerAt('/create', null);
  expect(link({ pathname: '/overview/index' })).toBe('/overview/index');
  await router.navigate('/overview/index');
  expect(at()).toBe('/overview/index');
});
