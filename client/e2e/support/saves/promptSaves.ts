import { expect } from '#e2e/fixtures.ts';
import { PromptPageObject } from '#e2e/PromptPageObject.ts';
import { button, chip, dialog, hides, opens, shows, typed, undo } from './Save.ts';
import type { Find, On, SaveFlow, Step } from './Save.ts';

const KNOWN = '二手电动车电池健康度怎么看';
const TOPIC = '露营旅行';
const ADDED = '雪地里续航掉多少';
const PASTED = '露营外放电能用多久';

const prompts = ({ page, t }: On): PromptPageObject => new PromptPageObject(page, t);
const row: Find = (on) => prompts(on).row(KNOWN);
const bulk: Find = (on) => prompts(on).bulk;
const tick = async (on: On): Promise<void> => prompts(on).tick(KNOWN);
const save: Pick<Step, 'button' | 'done'> = { button: button((t) => t('prompt.save'), dialog), done: hides(dialog) };

export const promptSaves: readonly SaveFlow[] = [
  {
    address: '/prompt?add=one',
    steps: [
      {
        call: 'front/prompt/add',
        ...typed((on) => prompts(on).text, ADDED),
        button: button((t) => t('prompt.form.add'), dialog),
        done: shows((on) => prompts(on).row(ADDED)),
      },
      {
        call: 'front/prompt/delete',
        ...undo((t) => t('prompt.undo')),
        done: hides((on) => prompts(on).row(ADDED)),
      },
    ],
  },
  {
    address: '/prompt?add=many',
    steps: [
      {
        call: 'front/prompt/add',
        type: async (on) => {
          await dialog(on)
            .getByRole('textbox', { name: on.t('prompt.paste.label') })
            .fill(PASTED);
          await button((t) => t('prompt.many.preview'), dialog)(on).click();
        },
        kept: shows((on) => dialog(on).getByText(PASTED)),
        button: button((t) => t('prompt.many.add', { count: 1 }), dialog),
        done: shows((on) => dialog(on).getByText(on.t('prompt.added', { count: 1 }))),
      },
    ],
  },
  {
    address: '/prompt',
    steps: [
      {
        call: 'front/prompt/update',
        open: opens((on) => row(on).getByRole('button', { name: on.t('prompt.row.edit', { name: KNOWN }) })),
        ...chip((on) => dialog(on).getByRole('textbox', { name: on.t('prompt.form.tags') }), '二手'),
        ...save,
      },
      {
        call: 'front/prompt/update',
        button: (on) => row(on).getByRole('button', { name: on.t('prompt.row.pause', { name: KNOWN }) }),
        done: shows((on) => row(on).getByText(on.t('prompts.paused'), { exact: true })),
      },
      {
        call: 'front/prompt/delete',
        button: (on) => row(on).getByRole('button', { name: on.t('prompt.row.delete', { name: KNOWN }) }),
        done: hides(row),
      },
      { call: 'front/prompt/restore', ...undo((t) => t('prompt.undo')), done: shows(row) },
      {
        call: 'front/prompt/names/save',
        open: opens(button((t) => t('prompt.names'))),
        stays: true,
        ...typed(
          (on) => dialog(on).getByRole('textbox', { name: on.t('prompt.names.enOf', { name: TOPIC }) }),
          'Trips',
        ),
        ...save,
      },
    ],
  },
  {
    address: '/prompt',
    steps: [
      {
        call: 'front/prompt/update',
        open: async (on) => {
          await tick(on);
          await button((t) => t('prompt.bulk.tag'), bulk)(on).click();
        },
        ...chip((on) => dialog(on).getByRole('textbox', { name: on.t('prompt.tag.add') }), '季度重点'),
        ...save,
      },
      {
        call: 'front/prompt/update',
        open: async (on) => {
          await tick(on);
          await button((t) => t('prompt.bulk.move'), bulk)(on).click();
        },
        ...typed((on) => dialog(on).getByRole('combobox', { name: on.t('prompt.form.topic') }), '露营'),
        ...save,
      },
      {
        call: 'front/prompt/update',
        button: button((t) => t('prompt.bulk.pause'), bulk),
        done: shows((on) => row(on).getByText(on.t('prompts.paused'), { exact: true })),
      },
      {
        call: 'front/prompt/delete',
        button: button((t) => t('prompt.bulk.delete'), bulk),
        done: async (on) => expect(row(on)).toHaveCount(0),
      },
    ],
  },
];
