import { csvFile, ShellDialogPageObject } from '#e2e/ShellDialogPageObject.ts';
import { button, opens, shows } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

/** The default file name of the tests. */
const FILE = 'answers.csv';
const ROWS = [
  'question,engine,answer,asked_at',
  ...Array.from(
    { length: 4 },
    (_, run) => `Which lamp?,ChatGPT,"Lumora, ${String(run)}",2024-03-0${String(run + 1)}T08:00:00Z`,
  ),
];

const shell = ({ page, t }: On): ShellDialogPageObject => new ShellDialogPageObject(page, t);
const ownName = (on: On) => shell(on).field(on.t('imports.names.own'), on.t('imports.names.name'));

/** Any number of unread notices: alerts depend on the days of the sample. */
const bell: Find = ({ page, t }) =>
  page.getByRole('button', {
    name: new RegExp(t('notices.button', { count: 77 }).replace('77', String.raw`\d+`), 'u'),
  });

/** Writing calls of the frame around every page. */
export const frameSaves: readonly SaveFlow[] = [
  {
    address: '/overview/index',
    steps: [
      {
        call: 'front/notice/read',
        open: opens(bell),
        button: button((t) => t('notices.markAll')),
        says: (t, reason) => t('notices.markFailed', { reason }),
        done: shows(button((t) => t('notices.button', { count: 0 }))),
      },
    ],
  },
  {
    address: '/overview/index',
    steps: [
      {
        call: 'front/import/inspect',
        open: async (on) => shell(on).open('project.import'),
        act: async (on) => shell(on).takeFile(csvFile(ROWS)),
        done: shows((on) => shell(on).step('columns')),
      },
      {
        call: 'front/import/start',
        open: async (on) => {
          if (!(await shell(on).dialog.isVisible())) await shell(on).open('project.import');
          const next = shell(on).button(on.t('imports.next'));
          await next.or(shell(on).button(on.t('imports.start'))).waitFor();
          if (await next.isVisible()) await next.click();
        },
        type: async (on) => {
          await shell(on)
            .dialog.getByLabel(on.t('imports.names.project'))
            .fill(`Lamps ${String(Date.now())}`);
          await ownName(on).fill('Lumora');
        },
        kept: shows((on) => ownName(on).and(on.page.locator('[value=Lumora]'))),
        button: (on) => shell(on).button(on.t('imports.start')),
        done: shows((on) => shell(on).button(on.t('imports.open'))),
      },
      {
        call: 'front/import/undo',
        open: async (on) => {
          await shell(on).button(on.t('imports.open')).click();
          await shell(on).open('project.import');
          await shell(on).dialog.getByText(on.t('imports.earlier'), { exact: true }).click();
          await shell(on)
            .button(on.t('imports.earlier.undoNamed', { name: FILE }))
            .click();
        },
        button: (on) => shell(on).button(on.t('imports.earlier.confirm')),
        done: shows((on) =>
          shell(on).dialog.getByText(on.t('imports.earlier.done', { name: FILE, count: 4, removed: '4', left: '0' })),
        ),
      },
    ],
  },
];
