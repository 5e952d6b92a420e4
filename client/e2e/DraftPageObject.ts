import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';

/** Page object of /optimize/genContent. */
export class DraftPageObject {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.dialog = page.getByRole('dialog');
  }

  get title(): Locator {
    return this.page.getByRole('textbox', { name: this.t('writing.field.title') });
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: this.t('writing.field.text') });
  }

  button(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  async openList(): Promise<void> {
    await this.page.goto('/optimize/genContent');
    await this.page.getByRole('heading', { level: 1, name: this.t('writing.title') }).waitFor();
  }

  /** Creates a draft without a brief; returns its address. */
  async begin(title: string): Promise<string> {
    await this.openList();
    await this.button(this.t('writing.new.blank')).click();
    // Key by key, as people type: each letter must stay while the next one arrives.
    await this.title.pressSequentially(title);
    await this.saved();
    return this.page.url();
  }

  /** Replaces the whole text, without waiting until it is saved. */
  async write(text: string): Promise<void> {
    await this.text.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(this.t('writing.save.saved'), { exact: true })).toBeVisible();
  }

  /** Expects a text in the editor, independent of the kind of editor. */
  async holds(text: string): Promise<void> {
    await expect
      .poll(async () =>
        this.text.evaluate((element) =>
          element instanceof HTMLTextAreaElement ? element.value : (element as HTMLElement).innerText.trimEnd(),
        ),
      )
      .toBe(text);
  }
}
