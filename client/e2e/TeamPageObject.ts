import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';

/** Page object of the team tab in the profile. */
export class TeamPageObject {
  readonly members: Locator;
  readonly invitations: Locator;
  readonly search: Locator;
  readonly dialog: Locator;
  /** The address field of the invitation dialog. */
  readonly addresses: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.members = page.getByRole('grid', { name: t('team.view.members') });
    this.invitations = page.getByRole('grid', { name: t('team.view.invitations') });
    this.search = page.getByRole('searchbox', { name: t('team.search.members') });
    this.dialog = page.getByRole('dialog');
    this.addresses = this.dialog.getByRole('textbox', { name: t('team.invite.addresses') });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/profile?tab=team${query}`);
    await this.page.getByRole('heading', { level: 2, name: this.t('team.title') }).waitFor();
  }

  /** The row of a member by name, or of an invitation by address. */
  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }

  /** The names of the members in the order of the list. */
  async names(): Promise<readonly string[]> {
    return this.members.getByRole('rowheader').allTextContents();
  }

  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }

  async pressInRow(row: string, name: string): Promise<void> {
    await this.row(row).getByRole('button', { name, exact: true }).click();
  }

  async choose(role: 'user' | 'admin'): Promise<void> {
    await this.dialog.getByText(this.t(`team.role.${role}.explained`)).click();
  }

  /** The count of invitations with a status, and the filter button that shows it. */
  status(status: 'all' | 'pending' | 'cancelled' | 'expired'): Locator {
    return this.page
      .getByRole('group', { name: this.t('team.column.status') })
      .getByRole('button', { name: new RegExp(`^${this.t(`team.status.${status}`)} \\d`, 'u') });
  }

  /** Switches between the roles in the account menu. */
  async switchRole(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('account.menu'), exact: false }).click();
    const admin = this.t('account.switchRole', { role: this.t('account.role.admin') });
    await this.page.getByRole('menuitem', { name: admin }).click();
  }
}
