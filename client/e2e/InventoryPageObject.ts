import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

/** Page object of the inventory. */
export class InventoryPageObject {
  readonly table: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.table = page.getByRole('grid', { name: t('inventory.title'), exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/optimize/existingContent${query}`);
    await this.ready();
  }

  /** Waits until the rows are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.table.getByRole('rowheader').first().waitFor();
    await nothingBusy(this.page);
  }

  row(title: string | RegExp): Locator {
    return this.table.getByRole('row', { name: title });
  }

  /** Pastes the HTML of a page into the open dialog and adds it. */
  async paste(html: string, url: string): Promise<void> {
    await this.dialog.getByRole('button', { name: this.t('inventory.way.html') }).click();
    await this.dialog.getByLabel(this.t('inventory.html.url')).fill(url);
    await this.dialog.getByLabel(this.t('inventory.html.text')).fill(html);
    await this.dialog.getByRole('button', { name: this.t('inventory.html.add') }).click();
  }
}
