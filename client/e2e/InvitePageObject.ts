import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the invitation page. */
export class InvitePageObject {
  readonly main: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly register: Locator;
  readonly logIn: Locator;
  readonly accept: Locator;
  readonly switchAccount: Locator;
  readonly refuse: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
    this.main = page.getByRole('main');
    this.name = page.getByRole('textbox', { name: t('create.name') });
    this.email = page.getByRole('textbox', { name: t('create.email') });
    this.password = page.getByLabel(t('create.password'), { exact: true });
    this.register = button(t('invite.register'));
    this.logIn = button(t('invite.login'));
    this.accept = button(t('invite.accept'));
    this.switchAccount = button(t('invite.switch'));
    this.refuse = this.main.getByRole('button', { name: t('invite.refuse'), exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open(code: string): Promise<void> {
    await this.page.goto(`/invite?code=${code}`);
    await this.page.getByRole('heading', { level: 1 }).waitFor();
  }

  /** Refuses, and confirms the dialog. */
  async refuseForGood(): Promise<void> {
    await this.refuse.click();
    await this.dialog.getByRole('button', { name: this.t('invite.refuse'), exact: true }).click();
  }
}
