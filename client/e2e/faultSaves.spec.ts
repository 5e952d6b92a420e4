import type { Page } from '@playwright/test';
import { CreatePageObject } from './CreatePageObject.ts';
import { expect, test } from './fixtures.ts';
import { everySecondFirst } from './support/everySecondFirst.ts';
import { KINDS, SaveFaults } from './support/SaveFaults.ts';
import { SAVE_FLOWS } from './support/saves/pageSaves.ts';
import type { On, SaveFlow, Step } from './support/saves/Save.ts';
import { ACCOUNTS } from './support/signIn.ts';
import { writingCalls } from './support/writingCalls.ts';

/** Long enough for a second click while the first call is pending. */
const SLOW = 'delay=200';
/** Poll intervals for the page's call, which it makes almost at once. */
const SOON = [10, 20, 50, 100];
const REASONS = {
  code500: 'error.server',
  http502: 'error.server',
  badjson: 'ui.changeUnread',
  noenvelope: 'ui.changeUnread',
  timeout: 'error.timeout',
} as const;
/** The pages before a login have few texts: a reply that cannot be read is told as anywhere. */
const BEFORE_LOGIN = /\/(?:create|invite)\b/u;

test.setTimeout(120_000);
test.beforeEach(({ allowErrors }) => {
  allowErrors(/50[02]/u, /401/u, /Failed to load resource/u, /ERR_/u);
});

async function press(step: Step, on: On, failed: boolean, twice = false): Promise<void> {
  const find = (failed ? step.again : undefined) ?? step.button;
  if (find === undefined) await step.act?.(on);
  else if (twice) await find(on).dblclick();
  else await find(on).click();
}

async function expectFailure(page: Page, text: string, fault: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: text, visible: true });
  await expect(alert.first(), fault).toBeVisible();
}

/** Injects every fault in turn: an error is shown, and the typed values stay. */
async function failEveryWay(step: Step, on: On, faults: SaveFaults): Promise<void> {
  for (const [turn, fault] of KINDS.entries()) {
    await faults.set(step.call, fault);
    await press(step, on, turn > 0);
    await expect.poll(() => faults.made, { message: `${step.call}, ${fault}`, intervals: SOON }).toBeGreaterThan(0);
    const isUnread = REASONS[fault] === 'ui.changeUnread' && BEFORE_LOGIN.test(new URL(on.page.url()).pathname);
    const reason = on.t(isUnread ? 'error.protocol' : REASONS[fault]);
    await expectFailure(on.page, step.says?.(on.t, reason) ?? reason, `${step.call}, ${fault}`);
    await step.kept?.(on);
  }
}

/** The session expires with the save: after the login the form is restored. */
async function expire(step: Step, on: On, faults: SaveFaults, fault: 'expired' | 'http401'): Promise<void> {
  const { page, t } = on;
  const there = await page.evaluate(() => location.href);
  await faults.set(step.call, fault);
  await press(step, on, true);
  await expect(page).toHaveURL(/\/create\?redirect=/u);
  await expect(page.getByText(t('session.expired'))).toHaveCount(1);
  await faults.set(step.call, null);
  await new CreatePageObject(page, t).logIn(ACCOUNTS.admin.email, ACCOUNTS.admin.password);
  await expect(page).toHaveURL(there);
  if (step.stays !== true) await step.open?.(on);
  await step.kept?.(on);
  await step.retype?.(on);
}

/** Without a fault it is saved, with one call even on a double click. */
async function succeed(step: Step, on: On, faults: SaveFaults): Promise<void> {
  const isButton = step.button !== undefined && step.twice !== false;
  await faults.set(step.call, isButton ? SLOW : null);
  await press(step, on, true, isButton);
  await step.done(on);
  if (step.repeats === true) return;
  // Optimistic updates show a change before the server responds.
  await expect.poll(() => faults.made, step.call).toBeGreaterThan(0);
  expect(faults.made, step.call).toBe(1);
}

const titleOf = (page: string, { address, steps }: SaveFlow): string =>
  `${page}: ${address.split('&')[0] ?? ''}, ${steps.map(({ call }) => call.split('/').slice(-2).join('/')).join(', ')}`;

// Faults depend on pages, not on languages: each language tests half of them, grouped by language.
for (const [index, [name, flow]] of everySecondFirst([...SAVE_FLOWS.entries()])) {
  const even = index % 2 === 0;

  test.describe(() => {
    test.use({ locale: even ? 'zh-CN' : 'en-US', account: flow.account === undefined ? 'admin' : flow.account });

    test(`${String(index)} ${titleOf(name, flow)}`, async ({ page, t, setFault }) => {
      const on: On = { page, t };
      const faults = new SaveFaults(page, setFault);
      await faults.start();
      await page.goto(flow.address);
      for (const step of flow.steps) {
        await step.open?.(on);
        await step.type?.(on);
        await step.retype?.(on);
        await failEveryWay(step, on, faults);
        if (step.kept !== undefined) await expire(step, on, faults, even ? 'expired' : 'http401');
        await succeed(step, on, faults);
      }
    });
  });
}

test('every call that writes is met by a save', async () => {
  const met = new Set(SAVE_FLOWS.flatMap(([, { steps }]) => steps.map(({ call }) => `/api/${call}`)));
  expect((await writingCalls()).filter((call) => !met.has(call))).toEqual([]);
});
