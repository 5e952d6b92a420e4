import { BrandPageObject } from '#e2e/BrandPageObject.ts';
import { expect } from '#e2e/fixtures.ts';
import { button, chip, dialog, hides, opens, picture, shows, undo } from './Save.ts';
import type { Find, SaveFlow, Step } from './Save.ts';

const FACT = '澄驭 M6 快充 18 分钟';
const SAID = '20.98 万元';
/** Over 60 days, so that the expected data exist. */
const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const SPAN = `start_time=${day(59)}&end_time=${day(-1)}`;

const save: Pick<Step, 'button'> = { button: button((t) => t('brand.save'), dialog) };
const factRow: Find = ({ page }) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: FACT }) });
const status: Find = ({ page, t }) => page.getByRole('combobox', { name: t('brand.errors.statusOf', { said: SAID }) });
const NEWCOMER = '岩栖电动';

export const brandSaves: readonly SaveFlow[] = [
  {
    address: '/brand/index?tab=identity',
    steps: [
      {
        call: 'front/brand/save',
        ...chip(
          ({ page, t }) =>
            page
              .getByRole('group', { name: t('brandNames.own'), exact: true })
              .getByRole('textbox', { name: t('brandNames.aliases') }),
          '续航',
        ),
        button: button((t) => t('brandNames.save')),
        done: shows(({ page, t }) => page.getByRole('heading', { name: t('brandNames.outcome.save', { changed: 1 }) })),
      },
    ],
  },
  {
    address: `/brand/index?tab=competitors&${SPAN}`,
    steps: [
      {
        call: 'front/brand/suggestions/hide',
        button: button((t) => t('brand.suggest.hideNamed', { name: NEWCOMER })),
        done: hides(button((t) => t('brand.suggest.hideNamed', { name: NEWCOMER }))),
      },
      {
        call: 'front/brand/suggestions/hide',
        ...undo((t) => t('brand.undo')),
        done: shows(button((t) => t('brand.suggest.hideNamed', { name: NEWCOMER }))),
      },
      {
        call: 'front/brand/save',
        button: button((t) => t('brand.suggest.trackNamed', { name: NEWCOMER })),
        done: shows(({ page }) => page.getByRole('rowheader', { name: NEWCOMER })),
      },
    ],
  },
  {
    address: `/brand/index?tab=perception&${SPAN}`,
    steps: [
      {
        call: 'front/brand/themes/save',
        open: opens(button((t) => t('brand.themes.edit'))),
        type: async (on) => {
          await button((t) => t('brand.themes.add'), dialog)(on).click();
          await dialog(on)
            .getByRole('textbox', { name: on.t('brand.themes.name') })
            .fill('充电网络');
          await dialog(on)
            .getByRole('textbox', { name: on.t('brand.themes.words') })
            .fill('超充站,');
        },
        kept: async (on) =>
          expect(dialog(on).getByRole('textbox', { name: on.t('brand.themes.name') })).toHaveValue('充电网络'),
        ...save,
        done: shows(({ page }) => page.getByRole('row', { name: '充电网络' })),
      },
    ],
  },
  {
    address: `/brand/index?tab=facts&${SPAN}`,
    steps: [
      {
        call: 'front/brand/facts/save',
        open: opens(button((t) => t('brand.facts.add'))),
        type: async (on) => {
          const field = (id: 'brand.fact.subject' | 'brand.fact.value') =>
            dialog(on).getByRole('textbox', { name: on.t(id) });
          await dialog(on)
            .getByRole('textbox', { name: on.t('brand.fact.statement') })
            .fill(FACT);
          await field('brand.fact.subject').fill('快充,');
          await field('brand.fact.value').fill('18 分钟');
        },
        kept: async (on) =>
          expect(dialog(on).getByRole('textbox', { name: on.t('brand.fact.statement') })).toHaveValue(FACT),
        ...save,
        done: shows(factRow),
      },
      {
        call: 'front/brand/facts/delete',
        button: button((t) => t('common.removeNamed', { name: FACT })),
        done: hides(factRow),
      },
      { call: 'front/brand/facts/save', ...undo((t) => t('brand.undo')), done: shows(factRow) },
      {
        call: 'front/brand/errors/mark',
        act: async (on) => {
          await status(on).selectOption('acknowledged');
        },
        done: async (on) => expect(status(on)).toHaveValue('acknowledged'),
      },
      {
        call: 'upload/save',
        open: async ({ page, t }) => new BrandPageObject(page, t).editFirstFact(),
        act: async (on) => {
          await dialog(on)
            .getByLabel(on.t('upload.add'))
            .setInputFiles(await picture(on.page, 'shot.png'));
        },
        done: shows((on) => dialog(on).getByRole('link', { name: 'shot.png' })),
      },
    ],
  },
];
