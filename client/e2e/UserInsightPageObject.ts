import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

/** Page object of both user insight pages. */
export class UserInsightPageObject {
  readonly heading: Locator;
  readonly matrix: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.matrix = page.getByRole('table', { name: t('insights.matrix') });
    this.dialog = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/userInsights/index${query}`);
    await this.matrix.waitFor();
  }

  async openDetail(query: string): Promise<void> {
    await this.page.goto(`/userInsights/detail?${query}`);
    await this.panel('reportDetails.brands').waitFor();
  }

  panel(id: Parameters<Translate>[0]): Locator {
    return this.page.getByRole('region', { name: this.t(id), exact: true }).first();
  }

  grid(id: Parameters<Translate>[0]): Locator {
    return this.page.getByRole('grid', { name: this.t(id), exact: true });
  }

  /** The row of a prompt in a table. */
  row(id: Parameters<Translate>[0], text: string): Locator {
    return this.grid(id)
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name: text, exact: true }) });
  }

  async press(id: Parameters<Translate>[0]): Promise<void> {
    await this.dialog.getByRole('button', { name: this.t(id), exact: true }).click();
  }

  /** Selects an option in a dialog. */
  async choose(id: Parameters<Translate>[0], option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: this.t(id) }).selectOption({ label: option });
  }

  async undo(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('insights.undo'), exact: true }).click();
  }
}
