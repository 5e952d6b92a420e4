import type { Locator, Page } from '@playwright/test';
import type { DomainView } from '../src/pages/answers/domain/domainSearch.ts';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

/** Page object of the cited domain page. */
export class DomainPageObject {
  readonly heading: Locator;
  readonly drawer: Locator;
  readonly tree: Locator;
  readonly search: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.drawer = page.getByRole('dialog');
    this.tree = page.getByRole('treegrid', { name: t('domainDetails.tree') });
    this.search = page.getByRole('searchbox', { name: t('domainDetails.tree.search') });
  }

  async open(domain: string, query = ''): Promise<void> {
    await this.page.goto(`/answer/subdomainDetails?domain=${domain}${query}`);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.page.getByRole('article').first().waitFor();
    await nothingBusy(this.page);
  }

  tile(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  async choose(view: DomainView): Promise<void> {
    const [name = ''] = this.t(`domainDetails.view.${view}`, { count: '|' }).split('|');
    await this.page.getByRole('tab', { name: name.trim() }).click();
  }

  /** The visible tree rows, without the header. */
  places(): Locator {
    return this.tree.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  /** A tree row by its name. */
  place(name: string): Locator {
    return this.places().filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  status(name: string): Locator {
    const group = this.page.getByRole('group', { name: this.t('domainDetails.column.status') });
    return group.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  }
}
