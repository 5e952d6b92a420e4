import { expect } from '#e2e/fixtures.ts';
import { button, dialog, opens, shows, undo } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

const NAME = '每周例会';

const views: Find = button((t) => t('shell.views'));
const nameField: Find = ({ page, t }) => page.getByRole('textbox', { name: t('table.views.name') });
const row: Find = ({ page }) => page.getByRole('listitem').filter({ has: page.getByRole('link', { name: NAME }) });

/** Opens the menu of the saved view, starting from the page. */
async function openMenu(on: On): Promise<void> {
  if (!(await nameField(on).isVisible())) await views(on).click();
  await button((t) => t('views.more', { name: NAME }))(on).click();
}
const inMenu =
  (name: (t: On['t']) => string): Find =>
  ({ page, t }) =>
    page.getByRole('menuitem', { name: name(t), exact: true });

export const viewSaves: readonly SaveFlow[] = [
  {
    address: '/answer/index',
    steps: [
      {
        call: 'front/view/save',
        open: opens(views),
        retype: async (on) => nameField(on).fill(NAME),
        button: button((t) => t('table.views.save')),
        done: shows(row),
      },
      {
        call: 'front/view/share',
        act: async (on) => {
          await openMenu(on);
          await inMenu((t) => t('views.share'))(on).click();
        },
        done: async (on) => expect(on.page.getByText(on.t('views.shared'), { exact: true })).toBeVisible(),
      },
      {
        call: 'front/view/delete',
        act: async (on) => {
          await openMenu(on);
          await inMenu((t) => t('views.delete'))(on).click();
        },
        done: async (on) => expect(row(on)).toHaveCount(0),
      },
      {
        call: 'front/view/restore',
        ...undo((t) => t('table.views.undo')),
        done: async (on) => {
          // The notice is outside the panel, which closes as soon as it is pressed.
          await expect(nameField(on)).toHaveCount(0);
          await views(on).click();
          await expect(row(on)).toBeVisible();
        },
      },
    ],
  },
];

export const portfolioSaves: readonly SaveFlow[] = [
  {
    address: '/portfolio',
    steps: [
      {
        call: 'front/portfolio/group',
        open: async (on) => {
          await on.page.getByRole('row').nth(1).getByRole('checkbox').check({ force: true });
          await button((t) => t('portfolio.group.put'))(on).click();
        },
        retype: async (on) =>
          dialog(on)
            .getByRole('combobox', { name: on.t('portfolio.group.name') })
            .fill('重点'),
        button: button((t) => t('portfolio.group.save', { count: 1 }), dialog),
        done: shows(({ page }) => page.getByRole('row').filter({ hasText: '重点' })),
      },
    ],
  },
];
