import type { Locator, Page } from '@playwright/test';
import type { ImportStep } from '../src/features/import/importDraft.ts';
import type { Translate } from './support/createTranslator.ts';

type NamedDialog = 'project.import' | 'project.brandNames';

/** A file made up in the test. */
export interface TestFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The dialogs opened from the project switcher, as a person uses them. */
export class ShellDialogPageObject {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t('common.close') }) });
  }

  async open(name: NamedDialog): Promise<void> {
    const [start = ''] = this.t('project.current', { name: '' }).split(/[:：]/u);
    await this.page.getByRole('button', { name: start }).click();
    await this.page.getByRole('button', { name: this.t(name) }).click();
    await this.dialog.getByRole('heading', { level: 2, name: this.t(name) }).waitFor();
  }

  async takeFile(file: TestFile): Promise<void> {
    await this.dialog.getByLabel(this.t('upload.pick'), { exact: true }).setInputFiles(file);
  }

  step(name: ImportStep): Locator {
    return this.dialog
      .getByRole('listitem')
      .and(this.page.locator('[aria-current=step]'))
      .filter({
        hasText: this.t(`imports.step.${name}`),
      });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** A field of a group: the own brand or a rival. */
  field(group: string, label: string): Locator {
    return this.dialog.getByRole('group', { name: group, exact: true }).getByRole('textbox', { name: label });
  }

  async addChip(group: string, label: string, text: string): Promise<void> {
    const field = this.field(group, label);
    await field.fill(text);
    await field.press('Enter');
  }
}

export function csvFile(rows: readonly string[], name = 'answers.csv'): TestFile {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
}
