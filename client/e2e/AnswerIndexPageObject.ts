import type { Locator, Page } from '@playwright/test';
import type { MeasureId } from '../src/api/measureSchemas.ts';
import type { Translate } from './support/createTranslator.ts';
import { fourWeeksQuery } from './support/expectedIndex.ts';
import { nothingBusy } from './support/nothingBusy.ts';

type Tab = 'prompts' | 'topics' | 'sources' | 'answers';

/** Page object of the answer index, over four weeks. */
export class AnswerIndexPageObject {
  readonly platforms: Locator;
  readonly definition: Locator;
  readonly drawer: Locator;
  readonly grid: Locator;
  readonly tabPanel: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.platforms = page.getByRole('region', { name: t('answerIndex.platforms'), exact: true }).first();
    this.definition = page.getByRole('region', { name: t('answerIndex.definition'), exact: true });
    this.drawer = page.getByRole('dialog');
    this.grid = page.getByRole('grid');
    this.tabPanel = page.getByRole('tabpanel');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/answer/index?${fourWeeksQuery()}${query}`);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.platforms.waitFor();
    await this.tabPanel.getByRole('region').first().waitFor();
    await nothingBusy(this.page.getByRole('main'));
  }

  tab(tab: Tab): Locator {
    return this.page.getByRole('tab', { name: this.t(`answerIndex.tab.${tab}`), exact: true });
  }

  /** The figure of a platform, by the platform's name. */
  figure(platform: string, id: MeasureId): Locator {
    const name = this.t('answerIndex.platforms.figure', { platform, measure: this.t(`figures.measure.${id}`) });
    return this.platforms.getByRole('button', { name: new RegExp(`^${name.replaceAll(/[().]/gu, '.')} `, 'u') });
  }

  /** First column of the visible rows, in order. */
  async rowNames(): Promise<string[]> {
    const names = await this.grid.getByRole('rowheader').allTextContents();
    return names.map((name) => name.trim());
  }

  header(name: string): Locator {
    return this.grid.getByRole('columnheader', { name, exact: false }).first();
  }

  async sortBy(name: string): Promise<void> {
    await this.header(name).getByRole('button').first().click();
  }

  /** The view menu; its button shows the current view, if any. */
  views(shown: string | null): Locator {
    const name = shown === null ? this.t('table.views') : this.t('table.views.chosen', { name: shown });
    return this.tabPanel.getByRole('button', { name, exact: true });
  }

  /** Selects a view in the open menu. Hovers first: scrolling the page to the view would move the menu along. */
  async chooseView(name: string): Promise<void> {
    // A saved view is a link, because it has an address.
    const view = this.page
      .getByRole('button', { name, exact: true })
      .or(this.page.getByRole('region', { name: this.t('views.title') }).getByRole('link', { name, exact: true }));
    await view.hover();
    await view.click();
  }

  async search(label: string, text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: label }).fill(text);
  }

  /** Scrolls to the part that is mounted only when near the viewport. */
  async goToWhy(): Promise<Locator> {
    await this.platforms.getByRole('button', { name: this.t('answerIndex.why'), exact: true }).click();
    const region = this.page.getByRole('region', { name: this.t('answerIndex.why'), exact: true });
    await region.waitFor();
    return region;
  }
}
