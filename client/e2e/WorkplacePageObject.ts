import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../src/i18n/MessageId.ts';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the workplace. */
export class WorkplacePageObject {
  readonly heading: Locator;
  readonly cards: Locator;
  readonly alerts: Locator;
  readonly tasks: Locator;
  readonly recent: Locator;
  readonly news: Locator;
  readonly checklist: Locator;
  readonly actions: Locator;
  readonly drawer: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.cards = page.getByRole('region', { name: t('workplace.projects') }).getByRole('article');
    this.alerts = this.panel('workplace.alerts');
    this.tasks = this.panel('workplace.tasks');
    this.recent = this.panel('workplace.recent');
    this.news = this.panel('workplace.news');
    this.checklist = this.panel('workplace.checklist');
    this.actions = page.getByRole('group', { name: t('workplace.quick') });
    this.drawer = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/dashboard/workplace${query}`);
    await this.ready();
  }

  /** Waits until the cards and the panels of the current project are rendered. */
  async ready(): Promise<void> {
    await this.cards.first().waitFor();
    await this.alerts.waitFor();
  }

  card(name: string): Locator {
    return this.cards.and(this.page.getByRole('article', { name, exact: true }));
  }

  /** The figure of a card, a button. */
  value(name: string): Locator {
    return this.card(name).getByRole('button').filter({ hasText: /\d%$/u });
  }

  private panel(id: MessageId): Locator {
    // The inner list of answers is a region with the same name.
    return this.page.getByRole('region', { name: this.t(id), exact: true }).first();
  }
}
