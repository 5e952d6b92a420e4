import { expect } from '#e2e/fixtures.ts';
import { UserInsightPageObject } from '#e2e/UserInsightPageObject.ts';
import { button, dialog, hides, opens, shows, undo } from './Save.ts';
import type { Find, On, SaveFlow } from './Save.ts';

const PROMPT = '北岬三年保值率怎么样';

const insight = ({ page, t }: On): UserInsightPageObject => new UserInsightPageObject(page, t);
const row: Find = (on) => insight(on).row('insights.tab.prompts', PROMPT);
const persona: Find = (on) => dialog(on).getByRole('combobox', { name: on.t('insights.persona') });
const save = button((t) => t('insights.save'), dialog);

export const userInsightSaves: readonly SaveFlow[] = [
  {
    address: `/userInsights/index?tab=prompts&q=${encodeURIComponent('保值')}`,
    steps: [
      {
        call: 'front/userInsights/assign',
        open: async (on) => {
          await row(on).getByRole('checkbox').check();
          await button((t) => t('insights.assign'))(on)
            .first()
            .click();
        },
        type: async (on) => {
          await persona(on).selectOption({ label: on.t('answers.persona.senior') });
        },
        kept: async (on) => expect(persona(on)).toHaveValue('senior'),
        button: save,
        done: async (on) => expect(row(on)).toContainText(on.t('answers.persona.senior')),
      },
      {
        call: 'front/userInsights/assign',
        ...undo((t) => t('insights.undo')),
        done: async (on) => expect(row(on)).toContainText(on.t('answers.persona.general')),
      },
    ],
  },
  {
    address: '/userInsights/index',
    steps: [
      {
        call: 'front/userInsights/personas',
        open: opens(button((t) => t('insights.personas.edit'))),
        stays: true,
        type: async (on) => {
          await insight(on).press('insights.personas.add');
          await dialog(on)
            .getByRole('textbox', { name: on.t('insights.personas.words') })
            .last()
            .fill('高速,');
          await dialog(on)
            .getByRole('textbox', { name: on.t('insights.personas.name') })
            .last()
            .fill('长途司机');
        },
        kept: async (on) =>
          expect(
            dialog(on)
              .getByRole('textbox', { name: on.t('insights.personas.name') })
              .last(),
          ).toHaveValue('长途司机'),
        button: save,
        done: hides(dialog),
      },
      {
        call: 'front/userInsights/personas',
        ...undo((t) => t('insights.undo')),
        done: shows(({ page, t }) => page.getByText(t('insights.undone', { count: 1 }))),
      },
    ],
  },
];
