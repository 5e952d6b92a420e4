import type { Locator, Page } from '@playwright/test';
import type { Translate } from './support/createTranslator.ts';
import { nothingBusy } from './support/nothingBusy.ts';

const DAY_MS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

interface LogRequest {
  readonly path: string;
  readonly agent?: string;
  readonly referrer?: string;
  readonly status?: number;
}

/** Lines of a combined log, all dated two days ago: within the week that the page shows. */
export function logLines(requests: readonly LogRequest[]): string[] {
  const date = new Date(Date.now() - 2 * DAY_MS);
  const day = `${String(date.getUTCDate()).padStart(2, '0')}/${MONTHS[date.getUTCMonth()] ?? ''}/${date.getUTCFullYear()}`;
  return requests.map(({ path, agent = 'Mozilla/5.0 Chrome/138.0', referrer = '-', status = 200 }, index) => {
    const time = `${day}:04:00:${String(index).padStart(2, '0')} +0000`;
    return `203.0.113.9 - - [${time}] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "${agent}"`;
  });
}

/** Page object of the AI traffic page. */
export class TrafficPageObject {
  readonly heading: Locator;
  readonly pages: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly t: Translate,
  ) {
    this.heading = page.getByRole('heading', { level: 1 });
    this.pages = page.getByRole('grid', { name: t('traffic.pages'), exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/keywords/traffic${query}`);
    await this.ready();
  }

  /** Waits until the figures are rendered and none is loading. */
  async ready(): Promise<void> {
    await this.page.getByRole('article').first().waitFor();
    await nothingBusy(this.page);
  }

  /** The figure of a tile. */
  tile(name: 'hits' | 'visits' | 'errors' | 'pages'): Locator {
    return this.page.getByRole('article', { name: this.t(`traffic.tile.${name}`), exact: true });
  }

  /** A row of the pages by its address. */
  row(address: string): Locator {
    return this.pages
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: address, exact: true }) });
  }

  async takeFile(name: string, lines: readonly string[]): Promise<void> {
    const buffer = Buffer.from(lines.join('\n'));
    await this.dialog
      .getByLabel(this.t('upload.pick'), { exact: true })
      .setInputFiles({ name, mimeType: 'text/plain', buffer });
  }
}
