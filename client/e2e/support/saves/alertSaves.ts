import { button, dialog, hides, opens, shows } from './Save.ts';
import type { Find, SaveFlow } from './Save.ts';

const first =
  (name: 'alerts.acknowledge' | 'alerts.mute' | 'alerts.unmute'): Find =>
  ({ page, t }) =>
    page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: t(name) });

/** Commands on alerts: the sample always has some. */
export const alertSaves: readonly SaveFlow[] = [
  {
    address: '/dashboard/alerts',
    steps: [
      {
        call: 'front/alert/acknowledge',
        button: first('alerts.acknowledge'),
        done: hides(first('alerts.acknowledge')),
      },
      {
        call: 'front/alert/mute',
        open: opens(first('alerts.mute')),
        button: button((t) => t('alerts.mute'), dialog),
        done: hides(dialog),
      },
    ],
  },
  {
    address: '/dashboard/alerts',
    steps: [
      {
        call: 'front/alert/mute',
        open: opens(first('alerts.mute')),
        button: button((t) => t('alerts.mute'), dialog),
        done: hides(dialog),
      },
      {
        call: 'front/alert/unmute',
        open: async ({ page, t }) => {
          await page.goto('/dashboard/alerts?view=muted');
          await shows(first('alerts.unmute'))({ page, t });
        },
        button: first('alerts.unmute'),
        done: hides(first('alerts.unmute')),
      },
    ],
  },
];
