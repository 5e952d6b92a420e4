import { expect, test } from 'vitest';
import { isShown } from './isShown.ts';
import { viewHref, viewTarget } from './viewHref.ts';

const view = { id: 'v/1&x', project_id: '项目 1', page: '/answer/index', search: 'a=1&topic_ids=t%261' };

test('a view leads to its page with its filters and its project', () => {
  expect(viewTarget(view)).toBe(`/answer/index?a=1&topic_ids=t%261&project=${encodeURIComponent('项目 1')}`);
  expect(viewTarget({ ...view, search: '' })).toBe(`/answer/index?project=${encodeURIComponent('项目 1')}`);
});

test.each([
  'https://evil.example',
  '//evil.example',
  '/create',
  '/profile',
  '/view',
  '/nowhere',
  'javascript:alert(1)',
  '',
])('a page that is none of the app’s leads nowhere: %s', (page) => {
  expect(viewTarget({ ...view, page })).toBeNull();
});

test('its own address carries the project, too', () => {
  expect(viewHref(view)).toBe(`/view?id=v%2F1%26x&project=${encodeURIComponent('项目 1')}`);
});

test('it is what an address shows, whatever the order and the project in it', () => {
  expect(isShown(view, '/answer/index', '?project=p&topic_ids=t%261&a=1')).toBe(true);
  expect(isShown(view, '/answer/index', '?a=1')).toBe(false);
  expect(isShown(view, '/overview/index', '?topic_ids=t%261&a=1')).toBe(false);
});
