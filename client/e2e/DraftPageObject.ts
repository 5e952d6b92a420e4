import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Translate } from './support/createTranslator.ts';

/** /optimize/genContent as a person uses it. */
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

  /** A new draft without a brief; its address. */
  async begin(title: string): Promise<string> {
    await this.openList();
    await this.button(this.t('writing.new.blank')).click();
    // As people type: each letter must stand while the next one comes.
    await this.title.pressSequentially(title);
    await this.saved();
    return this.page.url();
  }

  /** Types a whole text anew, and does not wait until it is saved. */
  async write(text: string): Promise<void> {
    await this.text.press('ControlOrMeta+a');
    await this.page.keyboard.insertText(text);
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(this.t('writing.save.saved'), { exact: true })).toBeVisible();
  }

  /** What stands in the editor, whatever editor it is. */
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
