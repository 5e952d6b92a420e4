import { BriefPageObject } from '#e2e/BriefPageObject.ts';
import { DraftPageObject } from '#e2e/DraftPageObject.ts';
import { expect } from '#e2e/fixtures.ts';
import { button, chip, dialog, hides, opens, shows, typed, undo } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

const BRIEF = '冬季续航：写给北方车主的一页';
const CHANGE = '冬季用车与续航指南';
const PAGE = /冬季高速续航实测/u;
const HTML = `<html><head><title>三年总成本</title></head><body><main><h1>三年总成本</h1><p>${'购车款减去残值，再加上保险、电费和保养。'.repeat(6)}</p></main></body></html>`;

const brief = ({ page, t }: On): BriefPageObject => new BriefPageObject(page, t);
const briefLink: Find = (on) => brief(on).list.getByRole('link', { name: BRIEF });

export const contCreationSaves: readonly SaveFlow[] = [
  {
    address: '/optimize/contCreation?brief=chengyu-brief-winter',
    steps: [
      {
        call: 'front/optimize/briefs/save',
        ...typed((on) => brief(on).notes, '只写给北方车主'),
        button: button((t) => t('brief.saveVersion')),
        done: shows(({ page, t }) => page.getByText(t('brief.version', { version: 2 }))),
      },
      {
        call: 'front/optimize/briefs/restore',
        open: opens(({ page, t }) => page.getByRole('link', { name: t('brief.version', { version: 1 }), exact: true })),
        button: button((t) => t('brief.restoreNamed', { version: 1 })),
        done: shows(({ page, t }) => page.getByText(t('brief.versions.restored', { version: 1 }))),
      },
    ],
  },
  {
    address: '/optimize/contCreation',
    steps: [
      {
        call: 'front/optimize/briefs/delete',
        button: button((t) => t('brief.removeNamed', { title: BRIEF })),
        done: hides(briefLink),
      },
      { call: 'front/optimize/briefs/recover', ...undo((t) => t('brief.undo')), done: shows(briefLink) },
    ],
  },
];

const draft = ({ page, t }: On): DraftPageObject => new DraftPageObject(page, t);
const draftLink: Find = ({ page }) => page.getByRole('link', { name: 'short-lived', exact: true });

export const genContentSaves: readonly SaveFlow[] = [
  {
    address: '/optimize/genContent',
    steps: [
      {
        call: 'front/optimize/kit/save',
        open: opens(button((t) => t('writing.kit'))),
        ...chip((on) => dialog(on).getByRole('textbox', { name: on.t('writing.kit.tone') }), '克制'),
        button: button((t) => t('writing.kit.save'), dialog),
        done: hides(dialog),
      },
      {
        call: 'front/optimize/draft/create',
        button: button((t) => t('writing.new.blank')),
        done: async (on) => {
          await expect(on.page).toHaveURL(/draft=/u);
          await draft(on).title.waitFor();
        },
      },
      {
        // No button: the text is saved while it is typed.
        call: 'front/optimize/draft/save',
        act: async (on) => {
          const written = await draft(on).title.inputValue();
          await draft(on).title.fill(written === '' ? 's' : 'short-lived'.slice(0, written.length + 1));
        },
        repeats: true,
        kept: async (on) => expect(draft(on).title).toHaveValue(/^s/u),
        done: async (on) => {
          await draft(on).title.fill('short-lived');
          await draft(on).saved();
        },
      },
      {
        call: 'front/optimize/draft/status',
        button: button((t) => t('writing.status.toFinal')),
        done: shows(button((t) => t('writing.status.toDraft'))),
      },
    ],
  },
  {
    address: '/optimize/genContent',
    steps: [
      {
        call: 'front/optimize/draft/duplicate',
        open: async (on) =>
          draft(on)
            .begin('short-lived')
            .then(async () => draft(on).openList()),
        button: button((t) => t('writing.duplicateNamed', { title: 'short-lived' })),
        done: shows(({ page, t }) =>
          page.getByRole('link', { name: t('writing.copyTitle', { title: 'short-lived' }) }),
        ),
      },
      {
        call: 'front/optimize/draft/delete',
        button: button((t) => t('writing.deleteNamed', { title: 'short-lived' })),
        done: hides(draftLink),
      },
      { call: 'front/optimize/draft/undelete', ...undo((t) => t('writing.undo')), done: shows(draftLink) },
    ],
  },
  {
    address: '/optimize/genContent',
    steps: [
      {
        call: 'front/optimize/generate',
        open: async (on) => {
          const beginnings = on.page.getByRole('region', { name: on.t('writing.new') });
          await beginnings.getByRole('listitem').first().getByRole('button').click();
          await draft(on).write('my own words');
          await draft(on).saved();
        },
        button: ({ page, t }) =>
          page
            .getByRole('button', { name: t('writing.generate.start'), exact: true })
            .or(page.getByRole('button', { name: t('writing.generate.again'), exact: true })),
        done: shows(({ page, t }) => page.getByText(t('writing.generate.doneRules'))),
      },
      {
        call: 'front/optimize/draft/restore',
        open: async (on) => {
          await button((t) => t('writing.generate.replace'))(on).click();
          await expect(draft(on).text).not.toContainText('my own words');
          await draft(on).saved();
          await button((t) => t('writing.history'))(on).click();
          await dialog(on)
            .getByRole('button', { name: on.t('writing.history.kind.saved') })
            .first()
            .click();
        },
        button: button((t) => t('writing.history.restore'), dialog),
        done: hides(dialog),
      },
    ],
  },
];

const pageRow: Find = ({ page, t }) =>
  page.getByRole('grid', { name: t('inventory.title'), exact: true }).getByRole('row', { name: PAGE });
const chosen = '自动泊车成功率高的新能源车推荐';

const JOB = /\/pages\/job/u;

/** Fetching pages ends too early to be cancelled, so responses report it as running until removed. */
async function runsOn({ page }: On): Promise<void> {
  await page.route(JOB, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { data: object };
    await route.fulfill({ json: { ...body, data: { ...body.data, state: 'running', total: 9 } } });
  });
}

export const existingContentSaves: readonly SaveFlow[] = [
  {
    address: '/optimize/existingContent?add=html',
    steps: [
      {
        call: 'front/optimize/pages/html',
        open: async (on) =>
          dialog(on).getByLabel(on.t('inventory.html.url')).fill('https://help.chengyu-auto.example/cost'),
        ...typed((on) => dialog(on).getByLabel(on.t('inventory.html.text')), HTML),
        button: button((t) => t('inventory.html.add'), dialog),
        done: shows((on) => dialog(on).getByText(on.t('inventory.html.added', { title: '三年总成本' }))),
      },
    ],
  },
  {
    address: '/optimize/existingContent?add=urls',
    steps: [
      {
        call: 'front/optimize/pages/fetch',
        ...typed((on) => dialog(on).getByLabel(on.t('inventory.urls')), 'http://127.0.0.1/'),
        button: button((t) => t('inventory.run'), dialog),
        done: shows((on) => dialog(on).getByText(on.t('inventory.problem.private_address'))),
      },
    ],
  },
  {
    address: '/optimize/existingContent?add=urls',
    steps: [
      {
        call: 'front/optimize/pages/cancel',
        open: async (on) => {
          await runsOn(on);
          await dialog(on).getByLabel(on.t('inventory.urls')).fill('http://127.0.0.1/');
          await button((t) => t('inventory.run'), dialog)(on).click();
        },
        button: button((t) => t('inventory.run.cancel'), dialog),
        done: async (on) => {
          // Waits for a request in progress: it could not be answered after the route is removed.
          await on.page.unrouteAll({ behavior: 'wait' });
          await shows((there) => dialog(there).getByText(there.t('inventory.problem.private_address')))(on);
        },
      },
    ],
  },
  {
    address: '/optimize/existingContent?page=page-chengyu-auto-example-smart',
    steps: [
      {
        call: 'front/optimize/pages/update',
        open: async (on) =>
          dialog(on)
            .getByRole('searchbox', { name: on.t('inventory.prompts.add') })
            .fill('自动泊车'),
        button: button(() => chosen, dialog),
        done: shows((on) => dialog(on).getByText(on.t('inventory.prompts.chosen'))),
      },
    ],
  },
  {
    address: '/optimize/existingContent',
    steps: [
      {
        call: 'front/optimize/pages/delete',
        open: async (on) => pageRow(on).getByRole('checkbox').check({ force: true }),
        button: button((t) => t('inventory.remove')),
        done: hides(pageRow),
      },
      { call: 'front/optimize/pages/restore', ...undo((t) => t('inventory.undo')), done: shows(pageRow) },
    ],
  },
];

const change: Find = ({ page }) => page.getByRole('button', { name: CHANGE, exact: true });

export const optContentSaves: readonly SaveFlow[] = [
  {
    address: '/optimize/optContent',
    steps: [
      {
        call: 'front/optimize/changes/delete',
        button: button((t) => t('common.removeNamed', { name: CHANGE })),
        done: hides(change),
      },
      { call: 'front/optimize/changes/save', ...undo((t) => t('improve.undo')), done: shows(change) },
    ],
  },
  {
    address: '/optimize/optContent?page=page-chengyu-auto-example-range',
    steps: [
      {
        call: 'front/optimize/score/weights',
        open: opens(button((t) => t('score.weights'))),
        ...typed((on) => dialog(on).getByLabel(on.t('score.factor.clarity'), { exact: true }), '77'),
        button: button((t) => t('score.weights.save'), dialog),
        done: hides(dialog),
      },
    ],
  },
  {
    address: '/optimize/optContent?pasted=1',
    steps: [
      {
        call: 'front/optimize/draft/create',
        ...typed(({ page, t }) => page.getByRole('textbox', { name: t('improve.before.text') }), '它的续航很好。'),
        button: button((t) => t('improve.saveDraft')),
        done: shows(({ page, t }) => page.getByText(t('improve.draft.saved'))),
      },
      {
        call: 'front/optimize/changes/save',
        open: opens(button((t) => t('improve.publish'))),
        type: async (on) => {
          await dialog(on)
            .getByRole('textbox', { name: on.t('publish.url') })
            .fill('https://chengyu-auto.example/winter');
          await dialog(on)
            .getByRole('textbox', { name: on.t('publish.titleField') })
            .fill('冬季续航');
          await dialog(on).getByRole('checkbox').first().check({ force: true });
        },
        kept: async (on) =>
          expect(dialog(on).getByRole('textbox', { name: on.t('publish.titleField') })).toHaveValue('冬季续航'),
        button: button((t) => t('publish.save'), dialog),
        done: async ({ page }) => expect(page).toHaveURL(/change=\w/u),
      },
    ],
  },
];
