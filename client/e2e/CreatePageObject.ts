import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the login page; finds controls by labels and names. */
export class CreatePageObject {
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly demo: Locator;
  readonly alerts: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.email = page.getByRole('textbox', { name: t('create.email') });
    this.password = page.getByLabel(t('create.password'), { exact: true });
    this.submit = page.getByRole('button', { name: t('create.login'), exact: true });
    this.demo = page.getByRole('button', { name: t('create.demo') });
    this.alerts = page.getByRole('main').getByRole('alert');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/create${query}`);
    await this.submit.waitFor();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async openRegistration(): Promise<void> {
    await this.page.getByRole('tab', { name: this.t('create.mode.register') }).click();
    // Until the other form is rendered, typing would still go into the login form.
    await this.page.getByRole('textbox', { name: this.t('create.name') }).waitFor();
  }
}
