import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

type Part = 'questions' | 'outline' | 'numbers' | 'facts' | 'praise' | 'sources' | 'versions';

/** Page object of the briefs. */
export class BriefPageObject {
  readonly list: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly notes: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.list = page.getByRole('grid', { name: t('brief.list'), exact: true });
    this.dialog = page.getByRole('dialog');
    this.name = page.getByRole('textbox', { name: t('brief.name'), exact: true });
    this.notes = page.getByRole('textbox', { name: t('brief.notes'), exact: true });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/optimize/contCreation${query}`);
    await (query === '' ? this.list : this.name).waitFor();
  }

  /** The entries of a section, in order. */
  entries(part: Part): Locator {
    return this.page.getByRole('list', { name: this.t(`brief.${part}`), exact: true }).getByRole('listitem');
  }

  entry(part: Part, text: string): Locator {
    return this.entries(part).filter({ hasText: text });
  }

  /** The checkbox that switches an entry on or off. */
  box(name: string): Locator {
    return this.page.getByRole('checkbox', { name: this.t('brief.entry.use', { name }), exact: true });
  }

  button(id: Parameters<Translate>[0], values?: Parameters<Translate>[1]): Locator {
    return this.page.getByRole('button', { name: this.t(id, values), exact: true });
  }

  /** Adds an entry of one's own. */
  async add(id: 'brief.questions.own' | 'brief.numbers.own' | 'brief.sources.own', text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: this.t(id), exact: true });
    await field.fill(text);
    await field.press('Enter');
  }
}
