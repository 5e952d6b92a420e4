import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/fixtures.ts';
import type { Translate } from '../createTranslator.ts';
import type { Account } from '../signIn.ts';

/** The page of a save, and its texts. */
export interface On {
  readonly page: Page;
  readonly t: Translate;
}

export type Do = (on: On) => Promise<void>;
export type Find = (on: On) => Locator;

/** One writing call: how to trigger it, and how to detect success. */
export interface Step {
  /** Its path below /api/. */
  readonly call: string;
  /** Opens the form, starting from the address; repeated after a login, because dialogs close with their page. */
  readonly open?: Do;
  /** The address opens the form, so it is open again after a login. */
  readonly stays?: true;
  readonly type?: Do;
  /** Expects the typed values to be kept. Absent: nothing is typed, so an expired session loses nothing. */
  readonly kept?: Do;
  /** Types again, after a login, what is never stored: a password. */
  readonly retype?: Do;
  /** The button that saves; `act` for other triggers. */
  readonly button?: Find;
  readonly act?: Do;
  /** The control to press after a failure, where the button is gone. */
  readonly again?: Find;
  /** A double click makes one call. Not for controls that disappear when pressed. */
  readonly twice?: boolean;
  /** The call is repeated while typing. */
  readonly repeats?: true;
  /** The failure has its own message that contains the reason. */
  readonly says?: (t: Translate, reason: string) => string;
  readonly done: Do;
}

/** The saves of one address, in this order. */
export interface SaveFlow {
  readonly address: string;
  readonly account?: Account | null;
  readonly steps: readonly Step[];
}

export const dialog: Find = ({ page }) => page.getByRole('dialog');

/** A button by its text. */
export function button(name: (t: Translate) => string, within?: Find): Find {
  return (on) => (within?.(on) ?? on.page).getByRole('button', { name: name(on.t), exact: true });
}

/** Types a text into a field, which keeps it. */
export function typed(field: Find, text: string): Pick<Step, 'type' | 'kept'> {
  return {
    type: async (on) => field(on).fill(text),
    kept: async (on) => expect(field(on)).toHaveValue(text),
  };
}

/** Types a chip into a chip field, which keeps it. */
export function chip(field: Find, text: string): Pick<Step, 'type' | 'kept'> {
  return {
    type: async (on) => {
      await field(on).fill(text);
      await field(on).press('Enter');
    },
    kept: async ({ page, t }) =>
      expect(page.getByRole('button', { name: t('common.removeNamed', { name: text }) }).first()).toBeVisible(),
  };
}

/** An image for a file input: a screenshot of a corner of the page. */
export async function picture(page: Page, name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  return { name, mimeType: 'image/png', buffer };
}

/** Presses the control that opens a form. */
export function opens(find: Find): Do {
  return async (on) => find(on).click();
}

export function shows(find: Find): Do {
  return async (on) => expect(find(on).first()).toBeVisible();
}

export function hides(find: Find): Do {
  return async (on) => expect(find(on)).toHaveCount(0);
}

/** Presses undo in the notice; the notice of a failure offers it again. */
export function undo(name: (t: Translate) => string): Pick<Step, 'button' | 'again' | 'twice'> {
  return {
    button: (on) => button(name)(on).last(),
    again: ({ page, t }) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('alert') })
        .getByRole('button', { name: t('common.retry'), exact: true })
        .last(),
    twice: false,
  };
}
