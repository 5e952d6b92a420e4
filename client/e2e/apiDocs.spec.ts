import { expect, test } from './fixtures.ts';

test('the API is described on a page that asks nobody else, and every call can be opened', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) outside.push(request.url());
  });
  await page.goto('/api/docs');
  await page
    .getByRole('button', { name: /expand operation/iu })
    .first()
    .click();
  const call = page.locator('.opblock').first();
  await call.getByRole('button').first().click();
  await expect(call.getByText(/"code"|code/u).first()).toBeVisible();
  expect(outside).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
