import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

type Column = 'todo' | 'doing' | 'done' | 'dismissed';

/** Page object of the action board. */
export class ActionBoardPageObject {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.dialog = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/optimize/index${query}`);
    await this.ready();
  }

  /** Waits until the cards are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.column('todo').waitFor();
    await nothingBusy(this.page);
  }

  column(column: Column): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${this.t(`actions.column.${column}`)} \\d`, 'u') });
  }

  card(column: Column, text: string | RegExp): Locator {
    return this.column(column).getByRole('listitem').filter({ hasText: text });
  }

  /** The control that carries a card's focus and opens it. */
  opener(card: Locator): Locator {
    return card.locator('[data-card]');
  }

  /** Moves a card by its menu. */
  async move(card: Locator, to: Column): Promise<void> {
    await card
      .getByRole('button', { name: new RegExp(`^${this.t('actions.card.move', { title: '' }).trim()}`, 'u') })
      .click();
    await this.page
      .getByRole('menuitem', { name: this.t('actions.move.to', { column: this.t(`actions.column.${to}`) }) })
      .click();
  }

  field(id: 'actions.field.notes' | 'actions.field.title' | 'actions.field.url' | 'actions.reason'): Locator {
    return this.dialog.getByRole('textbox', { name: this.t(id) });
  }

  button(
    id: 'actions.save' | 'actions.add' | 'actions.remove' | 'actions.moved.undo' | 'actions.reason.confirm',
  ): Locator {
    return this.page.getByRole('button', { name: this.t(id), exact: true });
  }
}
