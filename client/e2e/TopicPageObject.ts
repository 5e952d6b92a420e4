import type { Locator, Page } from '@playwright/test';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

/** Page object of the topic page. */
export class TopicPageObject {
  readonly heading: Locator;
  readonly drawer: Locator;
  readonly spread: Locator;
  readonly brands: Locator;
  readonly sources: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    const panel = (name: string) => page.getByRole('region', { name, exact: true }).first();
    this.heading = page.getByRole('heading', { level: 1 });
    this.drawer = page.getByRole('dialog');
    this.spread = panel(t('topicDetails.spread'));
    this.brands = panel(t('brandTable.title'));
    this.sources = panel(t('topicDetails.sources'));
  }

  async open(id: string, query = ''): Promise<void> {
    await this.page.goto(`/answer/topicIndex?id=${id}${query}`);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.page.getByRole('article').first().waitFor();
    await nothingBusy(this.page);
  }

  tile(id: MeasureId): Locator {
    return this.page.getByRole('article', { name: this.t(`figures.measure.${id}`), exact: true });
  }

  /** The digits of a tile, or its dash. */
  async value(id: MeasureId): Promise<string> {
    const main = this.tile(id).getByRole('button').filter({ hasText: /\d/u }).first();
    return ((await main.textContent()) ?? '').trim();
  }

  /** The prompts in display order. */
  async prompts(): Promise<string[]> {
    return this.spread.getByRole('list').getByRole('link').allTextContents();
  }
}
