import { expect } from '#e2e/fixtures.ts';
import { button } from './Save.ts';
import type { Find, SaveFlow } from './Save.ts';

const name: Find = ({ page, t }) => page.getByRole('textbox', { name: t('newProject.brand.name') });

/** Projects are stored on disk and outlive a test: each needs a unique name. */
const freshName = (): string => `Probe ${crypto.randomUUID().slice(0, 8)}`;

export const newProjectSaves: readonly SaveFlow[] = [
  {
    address: '/project/new',
    steps: [
      {
        call: 'front/project/create',
        type: async (on) => name(on).fill(freshName()),
        kept: async (on) => expect(name(on)).toHaveValue(/^Probe /u),
        button: button((t) => t('newProject.create')),
        done: async ({ page, t }) =>
          expect(page.getByRole('heading', { name: t('menu.answer.runs'), level: 1 })).toBeVisible(),
      },
    ],
  },
];
