import type { Locator, Page } from '@playwright/test';
import { closeByEscape } from './support/closeByEscape.ts';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the frame around every page. */
export class Shell {
  readonly heading: Locator;
  readonly tabBar: Locator;
  readonly tabs: Locator;
  readonly menu: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.tabBar = page.getByRole('navigation', { name: t('tabs.title') });
    this.tabs = this.tabBar.getByRole('link');
    this.menu = page.getByRole('navigation', { name: t('shell.menu') });
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
    await this.heading.waitFor();
  }

  async openSettings(): Promise<Locator> {
    await this.page.getByRole('button', { name: this.t('shell.settings') }).click();
    const drawer = this.page.getByRole('dialog');
    await drawer.waitFor();
    return drawer;
  }

  async closeDrawer(): Promise<void> {
    await closeByEscape(this.page, this.page.getByRole('dialog'));
  }

  /** Runs the command with this name in the palette. */
  async command(words: string): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox').fill(words);
    await this.page.getByRole('option', { name: words }).first().waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Flips a switch of the settings drawer, by its label. */
  async toggle(label: string): Promise<void> {
    const drawer = await this.openSettings();
    await drawer.getByText(label, { exact: true }).click();
    await this.closeDrawer();
  }

  tab(title: string): Locator {
    return this.tabBar.getByRole('link', { name: title, exact: true });
  }

  async tabAction(title: string, action: string): Promise<void> {
    await this.tab(title).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
