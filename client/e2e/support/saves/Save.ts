import type { Locator, Page } from '@playwright/test';
import { expect } from '../../fixtures.ts';
import type { Translate } from '../createTranslator.ts';
import type { Account } from '../signIn.ts';

/** The page a save is made on, and its texts. */
export interface On {
  readonly page: Page;
  readonly t: Translate;
}

export type Do = (on: On) => Promise<void>;
export type Find = (on: On) => Locator;

/** One writing call: how it comes about, and what says that it arrived. */
export interface Step {
  /** Its path below /api/. */
  readonly call: string;
  /** Opens what is filled in, from the address on; done anew after a login, because dialogs close with their page. */
  readonly open?: Do;
  /** The address opens it: it is there again after a login. */
  readonly stays?: true;
  readonly type?: Do;
  /** What was typed still stands. Without it nothing is typed: a session that ends loses nothing. */
  readonly kept?: Do;
  /** What is kept nowhere and typed anew after a login: a password. */
  readonly retype?: Do;
  /** What is pressed; `act` for what is no button. */
  readonly button?: Find;
  readonly act?: Do;
  /** Pressed after a failure, where the button is gone by then. */
  readonly again?: Find;
  /** Pressed twice at once, it is called once. Not for what goes away when it is pressed. */
  readonly twice?: boolean;
  /** It is made again and again while one types. */
  readonly repeats?: true;
  /** The failure has words of its own, around the reason. */
  readonly says?: (t: Translate, reason: string) => string;
  readonly done: Do;
}

/** What is saved from one address, in this order. */
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

/** A text typed into a field, which stays there. */
export function typed(field: Find, text: string): Pick<Step, 'type' | 'kept'> {
  return {
    type: async (on) => field(on).fill(text),
    kept: async (on) => expect(field(on)).toHaveValue(text),
  };
}

/** A chip typed into a field of chips, which stays there. */
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

/** A picture for a file input: a corner of the page. */
export async function picture(page: Page, name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } });
  return { name, mimeType: 'image/png', buffer };
}

/** Presses what opens a form. */
export function opens(find: Find): Do {
  return async (on) => find(on).click();
}

export function shows(find: Find): Do {
  return async (on) => expect(find(on).first()).toBeVisible();
}

export function hides(find: Find): Do {
  return async (on) => expect(find(on)).toHaveCount(0);
}

/** Takes back what the notice says was done; the notice of a failure offers it again. */
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
