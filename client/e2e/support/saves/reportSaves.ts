import { expect } from '#e2e/fixtures.ts';
import { button, dialog, opens, shows, typed } from './Save.ts';
import type { Do, Find, SaveFlow } from './Save.ts';

const TITLE = 'Quarterly';

const titleField: Find = (on) => dialog(on).getByLabel(on.t('report.field.title'));
const DAYS = '45';
const daysField: Find = (on) => dialog(on).getByLabel(on.t('report.link.days'));
const listed: Find = ({ page, t }) =>
  page.getByRole('button', { name: t('report.open', { title: TITLE }), exact: true });

/** From the new report to the list, where a new login does not lead by itself. */
const toList: Do = async (on) => {
  const { page } = on;
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (new URL(page.url()).searchParams.has('id')) await page.locator('main').getByRole('button').first().click();
  await listed(on).waitFor();
};

const openLinks: Do = async (on) => {
  await toList(on);
  const name = new RegExp(`^${on.t('report.links.of', { title: TITLE })}`, 'u');
  await on.page.getByRole('button', { name }).click();
};

/** A channel with an unreachable host: its deliveries stay pending. */
const addChannel: Do = async ({ page }) => {
  const added = await page.evaluate(async () => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'project-id': new URL(location.href).searchParams.get('project') ?? '',
    };
    const url = 'https://hooks.invalid/services/0123456789abcdef';
    const channel = { kind: 'slack', name: 'Room', language: 'en-US', topics: ['report'], on: true, url };
    return (await fetch('/api/front/channel/save', { method: 'POST', headers, body: JSON.stringify(channel) })).status;
  });
  expect(added).toBe(200);
};

const openSending: Do = async (on) => {
  await on.page.keyboard.press('Escape');
  await toList(on);
  await addChannel(on);
  await on.page.getByRole('button', { name: on.t('report.send.of', { title: TITLE }) }).click();
  await dialog(on).getByRole('checkbox').first().waitFor();
};
const sentDaysField: Find = (on) => dialog(on).getByLabel(on.t('report.schedule.linkDays'));

const revoke: Find = (on) =>
  dialog(on).getByRole('button', { name: new RegExp(`^${on.t('report.link.revoke')}`, 'u') });

export const reportSaves: readonly SaveFlow[] = [
  {
    address: '/report',
    steps: [
      {
        call: 'front/report/make',
        open: opens(button((t) => t('report.make'))),
        ...typed(titleField, TITLE),
        button: button((t) => t('report.make'), dialog),
        done: shows(({ page }) => page.getByRole('heading', { level: 1, name: TITLE })),
      },
      {
        call: 'front/report/link/create',
        open: openLinks,
        ...typed(daysField, DAYS),
        button: button((t) => t('report.link.make'), dialog),
        done: shows((on) => dialog(on).getByText(on.t('report.link.ready'))),
      },
      {
        call: 'front/report/link/revoke',
        button: (on) => revoke(on).first(),
        again: (on) => revoke(on).first(),
        twice: false,
        done: shows((on) => dialog(on).getByText(on.t('report.link.revoked'))),
      },
      {
        call: 'front/report/send',
        open: openSending,
        ...typed(sentDaysField, DAYS),
        button: button((t) => t('report.send'), dialog),
        done: shows((on) => dialog(on).getByText(on.t('report.send.partly'))),
      },
      {
        call: 'front/report/remove',
        open: async (on) => {
          await on.page.keyboard.press('Escape');
          await toList(on);
          await on.page.getByRole('button', { name: on.t('report.remove.named', { title: TITLE }) }).click();
        },
        button: button((t) => t('report.remove'), dialog),
        done: shows(({ page, t }) => page.getByText(t('report.none'))),
      },
      {
        call: 'front/report/schedule',
        open: opens(button((t) => t('report.schedule.set'))),
        ...typed(titleField, TITLE),
        button: button((t) => t('report.schedule.save'), dialog),
        done: shows(button((t) => t('report.schedule.stop'))),
      },
    ],
  },
];
