import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { everySecondFirst } from './support/everySecondFirst.ts';
import { SAVE_FLOWS } from './support/saves/pageSaves.ts';
import type { On, SaveFlow, Step } from './support/saves/Save.ts';
import { countRequests, settle } from './support/settle.ts';

/** How long nothing is asked on a page that has come to rest. */
const REST_MS = 150;

/** Calls that are not tried again by the same button, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'front/notice/read': 'nobody presses anything',
  'front/user/team/invite': 'the addresses are invited by then, and the form says so',
  'front/view/share': 'the view is shared by then, and its menu says so',
  'front/optimize/pages/update': 'the page serves the prompt by then, and the list no longer offers it',
  'front/report/send': 'the dialog stays open, and the next steps of the flow are behind it',
};

/** Saved whole on top of what stands by then, which the first try changed: another request, which makes nothing more. */
const ANEW = ['front/brand/themes/save', 'front/userInsights/personas', 'front/optimize/briefs/restore'];

const isCall = (url: string, call: string): boolean => new URL(url).pathname === `/api/${call}`;

interface Lost {
  /** Under which the call asks to be made once; undefined: it may as well be made twice. */
  readonly key: string | undefined;
  readonly reply: string;
}

/** The server gets the call and does what it asks; the reply is lost on its way back. */
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

/** From the notice of the failure where it offers that: what was pressed may be gone, as what it does is done. */
async function tryAgain(step: Step, on: On): Promise<void> {
  const { page, t } = on;
  const notice = page.getByRole('listitem').filter({ has: page.getByRole('alert') });
  const retry = notice.getByRole('button', { name: t('common.retry'), exact: true }).last();
  if (await retry.isVisible()) await retry.click();
  else await press(step, on);
}

/** Tried again after its reply was lost, a save says that it is done, and nothing is made twice. */
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
  await tryAgain(step, on);
  await step.done(on);
  on.page.off('response', note);
  // What is typed on meanwhile goes with the next save. A form that has nothing left to save makes no call.
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
  // In the languages of faultSaves.spec.ts: what a flow presses may be of one of them.
  test.describe(() => {
    test.use({
      locale: index % 2 === 0 ? 'zh-CN' : 'en-US',
      account: flow.account === undefined ? 'admin' : flow.account,
    });

    test(`${String(index)} ${titleOf(name, { ...flow, steps })}`, async ({ page, t }) => {
      page.setDefaultTimeout(10_000);
      const openRequests = countRequests(page);
      await page.goto(flow.address);
      // A call names the project that is chosen: that is known once the page has come to rest.
      await settle(page, openRequests, REST_MS);
      for (const step of steps) await loseThenTryAgain(step, { page, t });
    });
  });
}
