import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ProfileTab } from '../src/pages/profile/profileSearch.ts';
import type { Translate } from './support/createTranslator.ts';
import { signIn } from './support/signIn.ts';

/** A device that is logged in besides the test's browser. */
interface OtherDevice {
  /** Makes a call and returns the envelope's code: 0 while it is logged in. */
  readonly code: () => Promise<number>;
}

const AGENTS = {
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  safari: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
} as const;

/** Logs the administrator in on another device. */
export async function logInElsewhere(request: APIRequestContext, agent: keyof typeof AGENTS): Promise<OtherDevice> {
  const headers = { 'user-agent': AGENTS[agent] };
  const authorization = `Bearer ${await signIn(request, 'admin', headers)}`;
  return {
    code: async () => {
      const answer = await request.get('/api/front/user/profile', { headers: { ...headers, authorization } });
      return ((await answer.json()) as { code: number }).code;
    },
  };
}

/** Page object of the profile. */
export class ProfilePageObject {
  readonly panel: Locator;
  readonly dialog: Locator;
  /** Errors in the forms. */
  readonly alerts: Locator;
  readonly pick: Locator;
  readonly picture: Locator;
  readonly devices: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.panel = page.getByRole('tabpanel');
    this.dialog = page.getByRole('dialog');
    this.alerts = this.panel.getByRole('alert');
    this.pick = page.getByLabel(t('upload.pick'), { exact: true });
    this.picture = page.getByRole('img', { name: t('upload.preview') });
    this.devices = this.panel.getByRole('listitem');
  }

  async open(tab: ProfileTab): Promise<void> {
    await this.page.goto(`/profile?tab=${tab}`);
    await this.panel.getByRole('heading', { level: 2 }).first().waitFor();
  }

  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true });
  }

  /** The button of the account menu, named after the person. */
  account(name: string): Locator {
    return this.page.getByRole('button', { name: this.t('account.menu.named', { name }), exact: true });
  }

  device(name: string): Locator {
    return this.devices.filter({ hasText: name });
  }

  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
  }
}
