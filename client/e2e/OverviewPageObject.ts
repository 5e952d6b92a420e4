import type { Locator, Page } from '@playwright/test';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the overview. */
export class OverviewPageObject {
  readonly filters: Locator;
  readonly drawer: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.filters = page.getByRole('group', { name: t('filters.title') });
    this.drawer = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/overview/index${query}`);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    const panel = this.page.getByRole('region', { name: this.t('overview.title'), exact: true });
    await this.page.getByRole('article').first().waitFor();
    await panel.and(this.page.locator('[aria-busy=false]')).waitFor();
  }

  tile(id: MeasureId): Locator {
    // The heading of net sentiment adds a note when it is estimated; the tile's own name stays.
    return this.page.getByRole('article', { name: this.t(`figures.measure.${id}`), exact: true });
  }

  /** The digits of a tile, without the unit. */
  async value(id: MeasureId): Promise<string> {
    const button = this.tile(id).getByRole('button').filter({ hasText: /\d/u }).first();
    return ((await button.textContent()) ?? '').trim();
  }

  async choose(filter: string, option: string): Promise<void> {
    await this.filters.getByRole('button', { name: new RegExp(`^${filter}`, 'u') }).click();
    await this.page.getByRole('option', { name: option }).click();
    await this.page.keyboard.press('Escape');
  }
}
