import { randomUUID } from 'node:crypto';
import { importLamps } from '../importLamps.ts';
import { button, hides } from './Save.ts';
import type { Do, Find, SaveFlow } from './Save.ts';

const hide: Find = button((t) => t('workplace.checklist.hide'));

/** The checklist needs an own project; a new one has open steps. */
const ownProject: Do = async ({ page }) => {
  const said = await importLamps(`Lamps ${randomUUID()}`);
  const id = /\((?<id>lamps-[\w-]+)\)/u.exec(said)?.groups?.['id'] ?? '';
  await page.goto(`/dashboard/workplace?project=${id}`);
};

export const workplaceSaves: readonly SaveFlow[] = [
  {
    address: '/dashboard/workplace',
    steps: [
      { call: 'front/workplace/checklist', open: ownProject, button: hide, done: hides(hide) },
      {
        call: 'front/workplace/checklist',
        open: async ({ page }) => {
          await page.reload();
        },
        button: button((t) => t('workplace.checklist.show')),
        done: hides(button((t) => t('workplace.checklist.show'))),
      },
    ],
  },
];
