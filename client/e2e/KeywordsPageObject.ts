import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the two keyword pages. */
export class KeywordsPageObject {
  readonly table: Locator;
  readonly questions: Locator;
  readonly dialog: Locator;
  readonly selected: Locator;
  readonly drawer: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.table = page.getByRole('grid', { name: t('keywords.title') });
    this.questions = page.getByRole('grid', { name: t('keywords.expand.questions') });
    this.dialog = page.getByRole('dialog');
    this.selected = page.getByRole('region', { name: t('keywords.selected.title') }).first();
    this.drawer = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/keywords/index${query}`);
    await this.table.waitFor();
  }

  async openExpand(query: string): Promise<void> {
    await this.page.goto(`/keywords/expand${query}`);
    await this.questions.waitFor();
  }

  row(label: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByText(label, { exact: true }) });
  }

  question(text: string): Locator {
    return this.questions.getByRole('row').filter({ has: this.page.getByText(text, { exact: true }) });
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async chooseFile(name: string, text: string): Promise<void> {
    await this.dialog
      .getByLabel(this.t('keywords.file.pick'))
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** Presses undo in the message. */
  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('keywords.undo'), exact: true }).click();
  }
}
