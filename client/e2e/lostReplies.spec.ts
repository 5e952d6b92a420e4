import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { everySecondFirst } from './support/everySecondFirst.ts';
import { SAVE_FLOWS } from './support/saves/pageSaves.ts';
import type { On, SaveFlow, Step } from './support/saves/Save.ts';
import { countRequests, settle } from './support/settle.ts';

/** Time without requests after which a page counts as settled. */
const REST_MS = 150;

/** Calls that the same button does not retry, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'front/notice/read': 'nobody presses anything',
  'front/user/team/invite': 'the addresses are invited by then, and the form says so',
  'front/view/share': 'the view is shared by then, and its menu says so',
  'front/optimize/pages/update': 'the page serves the prompt by then, and the list no longer offers it',
  'front/report/send': 'the dialog stays open, and the next steps of the flow are behind it',
};

/** Calls that save on top of the current state, which the first try changed. The retry is another request and creates nothing more. */
const ANEW = ['front/brand/themes/save', 'front/userInsights/personas', 'front/optimize/briefs/restore'];

const isCall = (url: string, call: string): boolean => new URL(url).pathname === `/api/${call}`;

interface Lost {
  /** Idempotency key of the call; undefined: the call may run twice. */
  readonly key: string | undefined;
  readonly reply: string;
}

/** Lets the server handle the next request of a call, and drops the response. */
async function loseReply(page: Page, call: string): Promise<() => Lost | null> {
  let lost: Lost | null = null;
  await page.route(
    (url) => isCall(url.href, call),
    async (route) => {
      const reply = await (await route.fetch()).text();
      lost = { key: route.request().headers()['idempotency-key'], reply };
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  return () => lost;
}

async function press({ button, act }: Step, on: On): Promise<void> {
  if (button === undefined) await act?.(on);
  else await button(on).click();
}

/** Presses the button of a form again. @returns false: it stays disabled, because the form shows by now what the first try stored */
async function pressAgain(step: Step, on: On): Promise<boolean> {
  const button = step.type === undefined ? undefined : step.button?.(on);
  if (button === undefined) {
    await press(step, on);
    return true;
  }
  try {
    await button.click({ timeout: 5000 });
    return true;
  } catch (error) {
    if (await button.isDisabled()) return false;
    throw error;
  }
}

/**
 * Retries from the failure notice if it offers that: the button itself may be gone, because its change is done.
 * @returns false: nothing is left to retry
 */
async function tryAgain(step: Step, on: On, replies: readonly Response[]): Promise<boolean> {
  const { page, t } = on;
  const notice = page.getByRole('listitem').filter({ has: page.getByRole('alert') });
  const retry = notice.getByRole('button', { name: t('common.retry'), exact: true }).last();
  if (!(await retry.isVisible())) return pressAgain(step, on);
  await retry.click();
  // The page may show the change already: the next step must not lose the reply of this call.
  await expect.poll(() => replies.length, step.call).toBeGreaterThan(0);
  return true;
}

/** Loses the response of a save and retries it: the save must report success, and nothing may be created twice. */
async function loseThenTryAgain(step: Step, on: On): Promise<void> {
  await step.open?.(on);
  await step.type?.(on);
  await step.retype?.(on);
  const lost = await loseReply(on.page, step.call);
  await press(step, on);
  await expect.poll(lost, step.call).not.toBeNull();
  const reason = on.t('error.network');
  const alert = on.page.getByRole('alert').filter({ hasText: step.says?.(on.t, reason) ?? reason, visible: true });
  await expect(alert.first(), step.call).toBeVisible();
  const replies: Response[] = [];
  const note = (response: Response): void => {
    if (isCall(response.url(), step.call)) replies.push(response);
  };
  on.page.on('response', note);
  if (await tryAgain(step, on, replies)) await step.done(on);
  on.page.off('response', note);
  // Text typed meanwhile changes the next request. A form without unsaved changes sends none.
  if (lost()?.key === undefined || step.repeats === true || ANEW.includes(step.call)) return;
  for (const reply of replies) {
    expect(reply.request().headers()['idempotency-key'], step.call).toBe(lost()?.key);
    expect(await reply.text(), step.call).toBe(lost()?.reply);
  }
}

const titleOf = (page: string, { address, steps }: SaveFlow): string =>
  `${page}: ${address.split('&')[0] ?? ''}, ${steps.map(({ call }) => call.split('/').slice(-2).join('/')).join(', ')}`;

test.beforeEach(({ allowErrors }) => {
  allowErrors(/ERR_/u, /Failed to load resource/u);
});

for (const [index, [name, flow]] of everySecondFirst([...SAVE_FLOWS.entries()])) {
  const steps = flow.steps.filter(({ call }) => !(call in ELSEWHERE));
  if (steps.length === 0) continue;
  // The same languages as in faultSaves.spec.ts: a flow may press a button by its label in one of them.
  test.describe(() => {
    test.use({
      locale: index % 2 === 0 ? 'zh-CN' : 'en-US',
      account: flow.account === undefined ? 'admin' : flow.account,
    });

    test(`${String(index)} ${titleOf(name, { ...flow, steps })}`, async ({ page, t }) => {
      page.setDefaultTimeout(10_000);
      const openRequests = countRequests(page);
      await page.goto(flow.address);
      // A call names the current project, which is known once the page has settled.
      await settle(page, openRequests, REST_MS);
      for (const step of steps) await loseThenTryAgain(step, { page, t });
    });
  });
}
