import type { Page } from '@playwright/test';
import { escapeRegExp } from '../../src/lib/escapeRegExp.ts';
import { expect } from '../fixtures.ts';
import type { Translate } from './createTranslator.ts';
import { goInApp } from './goInApp.ts';
import { PAGE_ADDRESSES } from './pageAddresses.ts';
import { countRequests } from './settle.ts';
import { isSparseCall } from './sparseProvider/startSparseProvider.ts';

/** What nobody may say of a thing only because a call is missing. */
const WRONG = /deleted|does not exist|no longer|not in this project|已删除|不存在|已被|没有该|没有这个(?!接口)/iu;

/** Counts the calls beyond those of the specification, by path. */
export function countMissing(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(?:api|__mock)\//u.test(pathname) || isSparseCall(`${request.method()} ${pathname}`)) return;
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** The panels and pages that say what is not offered. */
export const neutral = (page: Page, t: Translate) =>
  page.getByRole('main').getByText(new RegExp(`^(?:${t('notOffered.title')}|${t('notOffered.unsure.title')})$`, 'u'));

/** What every page has to be, whatever the provider lacks. */
export async function expectCalm(page: Page, t: Translate, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ visible: true }), address).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('common.retry') }), address).toHaveCount(0);
  expect(await page.getByRole('main').innerText(), address).not.toMatch(WRONG);
  expect(page.url(), address).not.toContain('/create');
}

/** Pages that stand on the calls of the specification, and the glossary, which stands on none. */
const WHOLE = /^\/(?:profile|membership|help\/glossary)/u;

/** An address as the bar shows it: with the project, where the page shows one. */
export const addressOf = (address: string): RegExp => new RegExp(`${escapeRegExp(address)}(?:[?&]project=\\w+)?$`, 'u');

/** Opens every page of the app, and expects each to be calm and each missing call to be made once. */
export async function walkAllPages(page: Page, t: Translate): Promise<void> {
  const counts = countMissing(page);
  const openRequests = countRequests(page);
  await page.goto('/dashboard/workplace');
  await expectCalm(page, t, 'first page');
  for (const address of PAGE_ADDRESSES) {
    await goInApp(page, address);
    await expect(page).toHaveURL(addressOf(address));
    await expectCalm(page, t, address);
    await expect(neutral(page, t), address).toHaveCount(WHOLE.test(address) ? 0 : 1);
    // A call whose answer nobody waited for may be made again.
    await expect.poll(openRequests, { message: address, intervals: [20, 50, 100] }).toBe(0);
  }
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
}
