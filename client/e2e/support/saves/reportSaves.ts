import { button, dialog, hides, opens, shows, typed } from './Save.ts';
import type { Find, Plan } from './Save.ts';

const TITLE = 'Quarterly';

const make = button((t) => t('report.make'));
const titleField: Find = ({ page, t }) => page.getByRole('dialog').getByLabel(t('report.field.title'));
const links: Find = ({ page, t }) =>
  page.getByRole('button', { name: new RegExp(`^${t('report.links.of', { title: TITLE })}`, 'u') });

export const reportSaves: readonly Plan[] = [
  {
    address: '/report',
    steps: [
      {
        call: 'front/report/make',
        open: opens(make),
        ...typed(titleField, TITLE),
        button: button((t) => t('report.make'), dialog),
        done: shows(({ page }) => page.getByRole('heading', { level: 1, name: TITLE })),
      },
    ],
  },
  {
    address: '/report',
    steps: [
      {
        call: 'front/report/schedule',
        open: opens(button((t) => t('report.schedule.set'))),
        button: button((t) => t('common.save'), dialog),
        done: shows(button((t) => t('report.schedule.stop'))),
      },
    ],
  },
];
void [links, hides];
