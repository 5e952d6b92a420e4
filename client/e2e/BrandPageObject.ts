import type { Locator, Page } from '@playwright/test';
import type { BrandTab } from '../src/pages/brand/brandSearch.ts';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

/** Page object of the brand centre. */
export class BrandPageObject {
  readonly dialog: Locator;
  readonly panel: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.dialog = page.getByRole('dialog');
    this.panel = page.getByRole('tabpanel');
  }

  /** Over the last 60 days, so that the expected data exist. */
  async open(tab: BrandTab, query = ''): Promise<void> {
    await this.page.goto(`/brand/index?tab=${tab}${tab === 'identity' ? '' : span()}${query}`);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.page.getByRole('heading', { level: 2 }).first().waitFor();
    await nothingBusy(this.page);
  }

  region(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true }).last();
  }

  button(name: string | RegExp, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Opens the form of the first fact. */
  async editFirstFact(): Promise<void> {
    const [before = '', after = ''] = this.t('brand.facts.editNamed', { statement: '|' }).split('|');
    await this.button(new RegExp(`^${before}.*${after}$`, 'u'))
      .first()
      .click();
    await this.dialog.getByRole('textbox').first().waitFor();
  }

  /** A field of the dialog. */
  field(
    id: 'brand.fact.statement' | 'brand.fact.subject' | 'brand.fact.value' | 'brand.themes.name' | 'brand.themes.words',
  ): Locator {
    return this.dialog.getByRole('textbox', { name: this.t(id) });
  }
}

/** The last 60 days as address parameters. */
function span(): string {
  const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  return `&start_time=${day(59)}&end_time=${day(-1)}`;
}
