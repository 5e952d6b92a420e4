import { expect } from '#e2e/fixtures.ts';
import { button, dialog, hides, opens, shows } from './Save.ts';
import type { Find, SaveFlow } from './Save.ts';

const panel: Find = ({ page }) => page.getByRole('tabpanel');

/** A host that never exists (RFC 2606): deliveries to it fail at once. */
const NOWHERE = 'https://hooks.invalid/services/T0/B0/0123456789';
const ROOM = '运营群';
const room: Find = (on) => panel(on).getByRole('listitem').filter({ hasText: 'hooks.invalid …6789' });

export const channelSaves: readonly SaveFlow[] = [
  {
    // The project is named, because after a login without it another one may be shown, which has drafts of its own.
    address: '/profile?tab=channels&project=chengyu',
    steps: [
      {
        call: 'front/channel/save',
        open: opens(button((t) => t('channels.add'), panel)),
        retype: async (on) => {
          await dialog(on).getByLabel(on.t('channels.field.kind')).selectOption('slack');
          await dialog(on)
            .getByRole('textbox', { name: on.t('channels.field.name') })
            .fill(ROOM);
          await dialog(on)
            .getByRole('textbox', { name: on.t('channels.field.url') })
            .fill(NOWHERE);
        },
        // All but the address, which is a secret.
        kept: async (on) => {
          await expect(dialog(on).getByLabel(on.t('channels.field.kind'))).toHaveValue('slack');
          await expect(dialog(on).getByRole('textbox', { name: on.t('channels.field.name') })).toHaveValue(ROOM);
        },
        button: button((t) => t('channels.save'), dialog),
        done: hides(dialog),
      },
      {
        call: 'front/channel/test',
        button: button((t) => t('channels.testNamed', { name: ROOM }), panel),
        done: shows(({ page, t }) =>
          page.getByText(
            t('channels.tested.failed', { problem: t('channels.problem.unknown_host', { detail: 'hooks.invalid' }) }),
          ),
        ),
      },
      {
        call: 'front/channel/retry',
        button: (on) =>
          panel(on)
            .getByRole('button', { name: on.t('channels.log.retry') })
            .first(),
        done: shows(({ page, t }) => page.getByText(t('channels.log.resendFailed'))),
      },
      {
        call: 'front/channel/pulse/save',
        button: (on) => button((t) => t('channels.pulse.save'), panel)(on).first(),
        done: shows(({ page, t }) => page.getByText(t('channels.pulse.saved'))),
      },
      {
        call: 'front/channel/delete',
        open: opens(button((t) => t('channels.deleteNamed', { name: ROOM }), panel)),
        button: button((t) => t('channels.delete'), dialog),
        done: hides(room),
      },
    ],
  },
];

export const mailAnswerSaves: readonly SaveFlow[] = [
  {
    address: '/notifications/answer?use=confirm&token=of-nobody',
    account: null,
    steps: [
      {
        call: 'front/channel/answer',
        button: button((t) => t('channels.answer.do.confirm')),
        done: shows(({ page, t }) => page.getByText(t('channels.answer.invalid'))),
      },
    ],
  },
];
