import { button, hides, shows } from './Save.ts';
import type { Find, Plan } from './Save.ts';

const hide: Find = button((t) => t('workplace.checklist.hide'));

export const workplaceSaves: readonly Plan[] = [
  {
    address: '/dashboard/workplace',
    steps: [
      { call: 'front/workplace/checklist', button: hide, done: hides(hide) },
      { call: 'front/workplace/checklist', button: button((t) => t('workplace.checklist.show')), done: shows(hide) },
    ],
  },
];
