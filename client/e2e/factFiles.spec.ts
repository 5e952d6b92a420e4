import { BrandPageObject } from './BrandPageObject.ts';
import { expect, test } from './fixtures.ts';

test.use({ account: 'admin' });

/** An image of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SHOT = { name: '\u202E截图 "1".png', mimeType: 'image/png', buffer: PNG };
const SHOT_NAME = '截图 "1".png';
const PRICES = { name: '价目表.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 prices') };

test('files are attached to a fact, shown, kept over a reload, and removed', async ({ page, request, t }) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('facts');
  await brand.editFirstFact();
  const picker = brand.dialog.getByLabel(t('upload.add'));
  await picker.setInputFiles(SHOT);
  await expect(brand.dialog.getByRole('link', { name: SHOT_NAME })).toBeVisible();
  await picker.setInputFiles(PRICES);
  await expect(brand.dialog.getByRole('img', { name: t('upload.pdf') })).toBeVisible();
  await brand.button(t('brand.save'), brand.dialog).click();
  await expect(brand.dialog).toBeHidden();

  await page.reload();
  await brand.ready();
  const files = page.getByRole('rowheader').getByRole('list');
  await expect(files.getByRole('link')).toHaveText([SHOT_NAME, PRICES.name]);
  await expect(files.getByRole('img', { name: t('upload.pdf') })).toBeVisible();
  for (const link of await files.getByRole('link').all()) {
    await expect(link).toHaveAttribute('rel', /noopener/u);
    const served = await request.get((await link.getAttribute('href')) ?? '');
    expect(served.headers()['x-content-type-options']).toBe('nosniff');
    expect(served.headers()['content-security-policy']).toContain('sandbox');
  }

  await brand.editFirstFact();
  await brand.button(t('common.removeNamed', { name: SHOT_NAME }), brand.dialog).click();
  await brand.button(t('brand.save'), brand.dialog).click();
  await expect(brand.dialog).toBeHidden();
  await page.reload();
  await brand.ready();
  await expect(files.getByRole('link')).toHaveText([PRICES.name]);
});

test('a wrong type and a file that is too large say what is allowed', async ({ page, t }) => {
  const brand = new BrandPageObject(page, t);
  await brand.open('facts');
  await brand.editFirstFact();
  const picker = brand.dialog.getByLabel(t('upload.add'));
  const alert = brand.dialog.getByRole('alert');
  await picker.setInputFiles({ ...SHOT, buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(alert).toHaveText(t('upload.wrongType'));
  await picker.setInputFiles({ ...SHOT, buffer: Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]) });
  await expect(alert).toHaveText(t('upload.tooLarge', { most: 10 }));
  await expect(brand.dialog.getByRole('link')).toHaveCount(0);
});
