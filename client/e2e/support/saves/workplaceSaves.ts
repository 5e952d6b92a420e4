import { button, hides } from './Save.ts';
import type { Find, On, Plan } from './Save.ts';

interface Project {
  readonly data: { readonly checklist: { readonly steps: readonly object[] } };
}

const hide: Find = button((t) => t('workplace.checklist.hide'));

/** Nothing is left to do in the sample: here its first step is. */
async function unfinished({ page }: On): Promise<void> {
  await page.route('**/api/front/workplace/project*', async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as Project;
    const [first, ...others] = body.data.checklist.steps;
    const checklist = { ...body.data.checklist, steps: [{ ...first, done: false }, ...others] };
    await route.fulfill({ json: { ...body, data: { ...body.data, checklist } } });
  });
  await page.reload();
}

export const workplaceSaves: readonly Plan[] = [
  {
    address: '/dashboard/workplace',
    steps: [
      { call: 'front/workplace/checklist', open: unfinished, button: hide, done: hides(hide) },
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
