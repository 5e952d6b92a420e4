import { expect, test } from './fixtures.ts';
import { Shell } from './Shell.ts';
import { onlySamples } from './support/onlySamples.ts';

// No project was chosen: the first of the list is shown, which depends on the reader's language.
test.use({ account: 'admin', project: null });
test.beforeEach(async ({ page }) => {
  await onlySamples(page);
});

const ANSWERS = '/answer/index?start_time=2024-01-01&end_time=2024-01-07';

test('a link shows the project it was copied from, to a colleague who was reading another one', async ({ page, t }) => {
  const shell = new Shell(page, t);
  await shell.open('/overview/index');
  await expect(page).toHaveURL(/\/overview\/index\?(?:.*&)?project=\w+$/u);
  const list = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ProjectAllList') ?? '[]') as { id: string; name: string }[],
  );
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('two projects are needed');
  const current = (name: string) => page.getByRole('button', { name: t('project.current', { name }) });
  await expect(current(first.name)).toBeVisible();

  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/front/answer/')) asked.push(request.headers()['project-id']);
  });
  await page.goto(`${ANSWERS}&project=${second.id}`);
  await expect(current(second.name)).toBeVisible();
  await expect(page.getByText(t('project.switched', { name: second.name }))).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect([...new Set(asked)]).toEqual([second.id]);

  // Every link of the frame keeps it, also in a new browser tab.
  const links = page.getByRole('navigation').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const inside = hrefs.filter((href) => /^\/(?:overview|answer|optimize)/u.test(href));
  expect(inside.length).toBeGreaterThan(3);
  for (const href of inside) expect(href).toContain(`project=${second.id}`);

  await page.goBack();
  await expect(current(first.name)).toBeVisible();
});

test('a link to a project that somebody does not have shows no figure of another one', async ({ page, t }) => {
  await page.goto('/overview/index?project=not-mine');
  await expect(page.getByRole('heading', { name: t('project.foreign.title') })).toBeVisible();
  await expect(page.getByText('not-mine')).toBeVisible();
  const name = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('ProjectList') ?? '{}') as { name: string }).name,
  );
  await page.getByRole('button', { name: t('project.foreign.goOn', { name }) }).click();
  await expect(page.getByRole('heading', { name: t('menu.overview.index'), level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/not-mine/u);
});

test('switching writes the other project into the address, and the step back leads to the first', async ({
  page,
  t,
}) => {
  const shell = new Shell(page, t);
  await shell.open('/brand/index');
  const list = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ProjectAllList') ?? '[]') as { id: string; name: string }[],
  );
  const [first, second] = list;
  if (first === undefined || second === undefined) throw new Error('two projects are needed');
  await page.getByRole('button', { name: t('project.current', { name: first.name }) }).click();
  await page.getByRole('option', { name: second.name }).click();
  await expect(page).toHaveURL(new RegExp(`/brand/index\\?project=${second.id}$`, 'u'));
  await expect(page.getByText(t('project.switched', { name: second.name }))).toHaveCount(0);
});
