import type { Page } from '@playwright/test';
import { escapeRegExp } from '#client/lib/escapeRegExp.ts';
import { expect } from '../fixtures.ts';
import type { Translate } from './createTranslator.ts';
import { goInApp } from './goInApp.ts';
import { PAGE_ADDRESSES } from './pageAddresses.ts';
import { countRequests } from './settle.ts';
import { isSparseCall } from './sparseProvider/startSparseProvider.ts';

/** Statements that a missing call does not justify. */
const WRONG = /deleted|does not exist|no longer|not in this project|已删除|不存在|已被|没有该|没有这个(?!接口)/iu;

/** Counts the answered calls beyond those of the specification, by path. A call aborted by a navigation taught the client nothing. */
export function countMissing(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(?:api|__mock)\//u.test(pathname) || isSparseCall(`${request.method()} ${pathname}`)) return;
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** The panels and pages that report what is not offered. */
export const neutral = (page: Page, t: Translate) =>
  page
    .getByRole('main')
    .getByText(
      new RegExp(`^(?:${t('notOffered.title')}|${t('notOffered.thing.title')}|${t('notOffered.page.title')})$`, 'u'),
    );

/** Requirements for every page, whatever the provider lacks. */
export async function expectCalm(page: Page, t: Translate, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('main [aria-busy=true]'), address).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ visible: true }), address).toHaveCount(0);
  await expect(page.getByRole('button', { name: t('common.retry') }), address).toHaveCount(0);
  expect(await page.getByRole('main').innerText(), address).not.toMatch(WRONG);
  expect(page.url(), address).not.toContain('/create');
}

/** Pages that need only calls of the specification, and the glossary, which needs none. */
const WHOLE = /^\/(?:profile|membership|help\/glossary)/u;

/** Pattern of an address: with the project parameter, where the page has one. */
export const addressOf = (address: string): RegExp => new RegExp(`${escapeRegExp(address)}(?:[?&]project=\\w+)?$`, 'u');

/** Opens every page of the app; expects no wrong statements and one request per missing call. */
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
    // A call that was aborted before its response may be repeated.
    await expect.poll(openRequests, { message: address, intervals: [20, 50, 100] }).toBe(0);
    // A reply that has arrived is read a moment later; until then, leaving the page would abort its call, too.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    });
  }
  expect([...counts].filter(([, count]) => count > 1)).toEqual([]);
}
