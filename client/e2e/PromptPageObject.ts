import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

/** Page object of prompt management. */
export class PromptPageObject {
  readonly table: Locator;
  readonly search: Locator;
  readonly dialog: Locator;
  /** The prompt's text field in the add and edit dialog. */
  readonly text: Locator;
  readonly bulk: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.table = page.getByRole('grid', { name: t('prompt.title') });
    this.search = page.getByRole('searchbox', { name: t('prompt.search') });
    this.dialog = page.getByRole('dialog');
    this.text = this.dialog.getByRole('textbox', { name: t('prompt.form.text') });
    this.bulk = page.getByRole('group', { name: t('prompt.bulk') });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/prompt${query}`);
    await this.table.waitFor();
  }

  row(text: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('link', { name: text, exact: true }) });
  }

  /** Total number of prompts, from the heading. */
  async total(): Promise<number> {
    const counts = this.page.getByRole('group', { name: this.t('prompt.counts') });
    const text = await counts.getByRole('button').first().textContent();
    return Number((text ?? '').replaceAll(/\D/gu, ''));
  }

  async tick(text: string): Promise<void> {
    await this.row(text).getByRole('checkbox').check();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async choose(filter: string, option: string): Promise<void> {
    await this.page
      .getByRole('search')
      .getByRole('button', { name: new RegExp(`^${filter}`, 'u') })
      .click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await this.page.keyboard.press('Escape');
  }

  /** Presses undo in the message. */
  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('prompt.undo'), exact: true }).click();
  }
}
