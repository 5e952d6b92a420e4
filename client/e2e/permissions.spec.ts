import type { Page } from '@playwright/test';
import { decidedLevel } from '#server/http/neededLevels.ts';
import { expect, test } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';
import { MANAGING, WRITING } from './support/levelControls.ts';
import type { LevelControl } from './support/levelControls.ts';
import { PAGE_ADDRESSES } from './support/pageAddresses.ts';
import { SAVE_FLOWS } from './support/saves/pageSaves.ts';
import type { On, Step } from './support/saves/Save.ts';
import { beginDraft, setLevel } from './support/setLevel.ts';
import { countRequests, settle } from './support/settle.ts';
import { visit } from './support/visit.ts';
import { TeamPageObject } from './TeamPageObject.ts';

const MEMBER = '陈知远';
const MEMBER_ID = 'u-02';
const MANAGER = '林晚舟';

test.setTimeout(180_000);
test.use({ account: 'member' });

/** Minimum wait before looking for a control: lazily loaded parts, such as a tab, make their calls after the page. */
const REST_MS = 150;
const LONG_REST_MS = 1000;
/** How long to wait for a missing control on a settled page. */
const PATIENCE_MS = 200;

/** The controls of a list that are on the page now. */
async function met(page: Page, t: Translate, controls: readonly LevelControl[]): Promise<readonly string[]> {
  const there = await Promise.all(
    controls.map(async ({ id, locate }) => ((await locate(page, t).count()) > 0 ? [id] : [])),
  );
  return there.flat();
}

/** Every page, and other places of controls. */
const placesOf = (controls: readonly LevelControl[]): readonly string[] => [
  ...new Set([...PAGE_ADDRESSES, ...controls.flatMap(({ at }) => at ?? [])]),
];

/** The controls of a list that are on any of these pages. */
async function walk(
  page: Page,
  t: Translate,
  places: readonly string[],
  controls: readonly LevelControl[],
  restMs = REST_MS,
): Promise<readonly string[]> {
  const openRequests = countRequests(page);
  const found: string[] = [];
  for (const address of places) {
    await visit(page, address);
    await settle(page, openRequests, restMs);
    found.push(...(await met(page, t, controls)));
  }
  return found;
}

/** Expects these controls and none of the others. Those missed on a busy machine are looked for again with a longer wait. */
async function expectMet(
  page: Page,
  t: Translate,
  places: readonly string[],
  expected: readonly LevelControl[],
  others: readonly LevelControl[] = [],
): Promise<void> {
  const found = new Set(await walk(page, t, places, [...expected, ...others]));
  const missing = expected.filter(({ id }) => !found.has(id));
  if (missing.length > 0) for (const id of await walk(page, t, places, missing, LONG_REST_MS)) found.add(id);
  expect([...found].toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
}

/** The saves that a viewer may not start, with their place. */
const SAVES = SAVE_FLOWS.flatMap(
  ([
    name,
    {
      address,
      account,
      steps: [step],
    },
  ]) =>
    account === null || step === undefined || decidedLevel(`/api/${step.call}`) === 'view'
      ? []
      : [{ name: `${name} ${address} ${step.call}`, address, step }],
);

/** Whether a save can be started on the page as it is. */
async function begins(on: On, step: Step): Promise<boolean> {
  on.page.setDefaultTimeout(PATIENCE_MS);
  try {
    await step.open?.(on);
    await step.type?.(on);
    await (step.button === undefined ? step.act?.(on) : step.button(on).click());
    return true;
  } catch {
    return false;
  } finally {
    on.page.setDefaultTimeout(30_000);
  }
}

test('a viewer walks over all pages and meets nothing to change, nor what any save begins with', async ({
  page,
  t,
  request,
}) => {
  await beginDraft(request, '草稿一');
  await setLevel(request, MEMBER_ID, 'view');
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST') sent.push(new URL(one.url()).pathname);
  });
  const controls = [...WRITING, ...MANAGING];
  const openRequests = countRequests(page);
  const found: string[] = [];
  for (const { name, address, step } of SAVES) {
    await visit(page, address);
    await settle(page, openRequests, REST_MS);
    found.push(...(await met(page, t, controls)));
    if (await begins({ page, t }, step)) found.push(name);
  }
  const others = placesOf(controls).filter((place) => SAVES.every(({ address }) => address !== place));
  found.push(...(await walk(page, t, others, controls)));
  expect(found).toEqual([]);
  expect(sent.filter((path) => decidedLevel(path) !== 'view')).toEqual([]);
});

test('an editor walks over all pages and meets what edits, and nothing that manages', async ({ page, t, request }) => {
  await beginDraft(request, '草稿一');
  await expectMet(page, t, placesOf([...WRITING, ...MANAGING]), WRITING, MANAGING);
});

test.describe('somebody who manages', () => {
  test.use({ account: 'admin' });

  test('meets what manages too', async ({ page, t }) => {
    await expectMet(
      page,
      t,
      MANAGING.flatMap(({ at }) => at ?? []),
      MANAGING,
    );
  });
});

test('pages that only change something say whose they are, and who can help', async ({ page, t, request, called }) => {
  await setLevel(request, MEMBER_ID, 'view');
  for (const address of ['/project/new', '/answer/capture', '/optimize/optContent?pasted=1']) {
    await page.goto(address);
    await expect(page.getByText(t('access.needs.edit'))).toBeVisible();
    await expect(page.getByText(new RegExp(`${t('access.level.view')}.*${called(MANAGER)}`, 'u'))).toBeVisible();
  }
  await page.goto('/profile');
  await expect(page.getByRole('definition').filter({ hasText: t('access.level.view') })).toBeVisible();
});

test('a viewer reads a draft and a brief that others write', async ({ page, t, request, called }) => {
  const draft = await beginDraft(request, '草稿一');
  await setLevel(request, MEMBER_ID, 'view');
  await page.goto(`/optimize/genContent?draft=${draft}`);
  await expect(page.getByRole('heading', { level: 1, name: '草稿一' })).toBeVisible();
  await expect(page.getByText(called(MANAGER))).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto('/optimize/contCreation');
  await page
    .getByRole('grid', { name: t('brief.list') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(called(MANAGER))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('brief.versions') })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('a level that falls while somebody is at work holds at their next call, says so, and the page follows', async ({
  page,
  t,
  request,
  called,
}) => {
  await page.goto('/optimize/index?add=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('一件新的事');
  await setLevel(request, MEMBER_ID, 'view');
  await dialog.getByRole('button', { name: t('actions.save'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText(called(MANAGER));
  await expect(page.getByText(t('session.rightsChanged'))).toBeVisible();
  await expect(dialog.getByRole('textbox').first()).toHaveValue('一件新的事');
  await page.getByRole('button', { name: t('session.rightsChanged.take') }).click();
  await expect(page.getByText(t('session.rightsChanged'))).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: t('actions.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('actions.add') })).toHaveCount(0);
});

test.describe('an admin', () => {
  test.use({ account: 'admin' });

  test('changes the level of a member, reads it in the activity, and keeps their own', async ({ page, t, called }) => {
    const team = new TeamPageObject(page, t);
    await team.open();
    await expect(team.row(called(MEMBER))).toContainText(t('team.level.edit'));
    await team.pressInRow(called(MEMBER), t('team.member.edit', { name: called(MEMBER) }));
    await team.dialog.getByText(t('team.level.view.explained')).click();
    await team.press(t('team.save'));
    await expect(team.row(called(MEMBER))).toContainText(t('team.level.view'));
    await page.getByRole('radio', { name: t('team.view.activity') }).click();
    const entry = page.getByRole('row').filter({ hasText: t('activity.deed.member/level/view') });
    await expect(entry).toContainText(called(MEMBER));
  });

  test('invites with a level, and sees it in the list', async ({ page, t }) => {
    const team = new TeamPageObject(page, t);
    await team.open('&invite=1');
    await team.addresses.fill('ann@guests.example');
    await expect(team.dialog.getByRole('radio', { name: t('team.level.edit.explained') })).toBeChecked();
    await team.dialog.getByText(t('team.level.view.explained')).click();
    await team.press(t('team.invite.send', { count: 1 }));
    await expect(team.row('ann@guests.example')).toContainText(t('team.level.view'));
  });
});
