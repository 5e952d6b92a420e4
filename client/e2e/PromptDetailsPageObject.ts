import type { Locator, Page } from '@playwright/test';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import type { PromptTab } from '../src/pages/answers/details/promptDetailsSearch.ts';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

/** Page object of the prompt details. */
export class PromptDetailsPageObject {
  readonly heading: Locator;
  readonly drawer: Locator;
  readonly strip: Locator;
  /** The shown run. */
  readonly answer: Locator;
  readonly comparison: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.drawer = page.getByRole('dialog');
    this.strip = page.getByRole('grid', { name: t('promptDetails.strip') });
    this.answer = page.getByRole('region', { name: t('answers.one'), exact: true });
    this.comparison = page.getByRole('region', { name: t('promptDetails.compare.title'), exact: true });
  }

  async open(href: string): Promise<void> {
    await this.page.goto(href);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.tile('visibility').waitFor();
    await nothingBusy(this.page);
  }

  tile(id: MeasureId): Locator {
    return this.page.getByRole('article', { name: this.t(`figures.measure.${id}`), exact: true });
  }

  /** The digits of a tile, or its dash. */
  async value(id: MeasureId): Promise<string> {
    const button = this.tile(id).getByRole('button').filter({ hasText: /\d/u }).first();
    return ((await button.textContent()) ?? '').trim();
  }

  tab(tab: PromptTab): Locator {
    return this.page.getByRole('tab', { name: this.t(`promptDetails.tab.${tab}`) });
  }

  squares(): Locator {
    return this.strip.getByRole('gridcell');
  }

  /** The squares of a platform, in chronological order. */
  row(platform: string): Locator {
    return this.strip.getByRole('row').filter({ hasText: platform }).getByRole('gridcell');
  }

  selected(): Locator {
    return this.strip.getByRole('gridcell', { selected: true });
  }

  button(name: Parameters<Translate>[0]): Locator {
    return this.page.getByRole('button', { name: this.t(name), exact: true });
  }
}
