import { expect } from '#e2e/fixtures.ts';
import { KeywordsPageObject } from '#e2e/KeywordsPageObject.ts';
import { logLines } from '#e2e/TrafficPageObject.ts';
import { button, dialog, hides, opens, shows, typed, undo } from './Save.ts';
import type { Find, On, SaveFlow, Step } from './Save.ts';

const KEYWORD = '超充';
const ADDED = '二手电动车';
const QUESTION = '超充一般要多少钱？';
const LOG = logLines([{ path: '/range' }, { path: '/range', agent: 'Mozilla/5.0 (compatible; GPTBot/1.2)' }]);

const keywords = ({ page, t }: On): KeywordsPageObject => new KeywordsPageObject(page, t);
const row: Find = (on) => keywords(on).row(KEYWORD);
const save: Pick<Step, 'button'> = { button: button((t) => t('keywords.save'), dialog) };

export const keywordsIndexSaves: readonly SaveFlow[] = [
  {
    address: '/keywords/index?add=one',
    steps: [
      {
        call: 'front/keyword/add',
        ...typed((on) => dialog(on).getByRole('textbox', { name: on.t('keywords.column.label') }), ADDED),
        ...save,
        done: shows((on) => keywords(on).row(ADDED)),
      },
      {
        call: 'front/keyword/restore',
        ...undo((t) => t('keywords.undo')),
        done: hides((on) => keywords(on).row(ADDED)),
      },
    ],
  },
  {
    address: '/keywords/index',
    steps: [
      {
        call: 'front/keyword/update',
        open: opens((on) => row(on).getByRole('button', { name: on.t('keywords.row.edit', { name: KEYWORD }) })),
        ...typed((on) => dialog(on).getByRole('textbox', { name: on.t('keywords.column.label') }), '超级充电'),
        ...save,
        done: shows((on) => keywords(on).row('超级充电')),
      },
      {
        call: 'front/keyword/delete',
        button: button((t) => t('keywords.row.delete', { name: '超级充电' })),
        done: hides((on) => keywords(on).row('超级充电')),
      },
    ],
  },
  {
    address: '/keywords/index?add=file',
    steps: [
      {
        call: 'front/keyword/inspect',
        ...typed((on) => dialog(on).getByRole('textbox', { name: on.t('keywords.paste.label') }), '换电'),
        button: button((t) => t('keywords.file.preview'), dialog),
        done: shows((on) => button((t) => t('keywords.file.save', { count: 1 }), dialog)(on)),
      },
      {
        call: 'front/keyword/add',
        kept: shows((on) => dialog(on).getByText('换电').first()),
        button: button((t) => t('keywords.file.save', { count: 1 }), dialog),
        done: shows((on) => keywords(on).row('换电')),
      },
    ],
  },
];

export const keywordsExpandSaves: readonly SaveFlow[] = [
  {
    address: '/keywords/expand?ids=chengyu-k02',
    steps: [
      {
        call: 'front/prompt/add',
        open: async (on) => keywords(on).question(QUESTION).getByRole('checkbox').check(),
        button: (on) =>
          keywords(on).selected.getByRole('button', { name: on.t('keywords.selected.add', { count: 1 }), exact: true }),
        done: shows((on) =>
          keywords(on)
            .question(QUESTION)
            .getByRole('link', { name: on.t('keywords.question.tracked') }),
        ),
      },
      {
        call: 'front/prompt/delete',
        ...undo((t) => t('keywords.undo')),
        done: shows((on) => keywords(on).question(QUESTION).getByText(on.t('keywords.question.new'), { exact: true })),
      },
    ],
  },
];

const site: Find = (on) => dialog(on).getByLabel(on.t('traffic.log.site'));

export const keywordsTrafficSaves: readonly SaveFlow[] = [
  {
    address: '/keywords/traffic?import=1',
    steps: [
      {
        call: 'front/traffic/inspect',
        act: async (on) =>
          dialog(on)
            .getByLabel(on.t('upload.pick'), { exact: true })
            .setInputFiles({ name: 'access.log', mimeType: 'text/plain', buffer: Buffer.from(LOG.join('\n')) }),
        done: shows(site),
      },
      {
        call: 'front/traffic/import',
        ...typed(site, 'www.chengyu-auto.example'),
        button: button((t) => t('traffic.log.start'), dialog),
        done: async (on) => {
          await shows((there) => there.page.getByRole('heading', { name: there.t('traffic.log.done') }))(on);
          await on.page.keyboard.press('Escape');
          await expect(dialog(on)).toHaveCount(0);
        },
      },
      {
        call: 'front/traffic/clear',
        open: opens(button((t) => t('traffic.clear'))),
        button: button((t) => t('traffic.clear'), dialog),
        done: shows(({ page, t }) => page.getByText(t('traffic.sample'))),
      },
    ],
  },
];
