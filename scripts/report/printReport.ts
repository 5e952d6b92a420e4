import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { chromium } from 'playwright';
import type { IssuedReport } from '#client/api/schemas/issuedReportSchemas.ts';
import { BROWSER_ARGUMENTS } from '../lib/findBrowser.ts';
import { LOCAL_HOST } from '../lib/readPort.ts';
import { createPreview } from '../preview/createPreview.ts';

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOCAL_HOST, resolve);
  });
  const address = server.address();
  return `http://${LOCAL_HOST}:${String(typeof address === 'object' && address ? address.port : 0)}`;
}

/** Serves the one call of the report link page with this report. */
function reportServer(report: IssuedReport): Server {
  return createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 0, msg: 'ok', data: { state: 'open', report } }));
  });
}

/**
 * Prints a report as a reader's browser does: A4, light theme, numbered pages.
 * @param console the folder of the built console
 * @param browser path of a Chromium
 * @param out the PDF
 */
export async function printReport(report: IssuedReport, console: string, browser: string, out: string): Promise<void> {
  const api = reportServer(report);
  const preview = createPreview({ directory: console, apiTarget: new URL(await listen(api)), apiOrigin: null });
  const address = await listen(preview);
  const chrome = await chromium.launch({ executablePath: browser, args: [...BROWSER_ARGUMENTS] });
  try {
    const page = await chrome.newPage({ colorScheme: 'light', locale: report.locale });
    await page.goto(`${address}/shared/${report.id}`);
    await page.locator('[data-report]').waitFor();
    if (report.sections.some(({ kind }) => kind === 'trend')) await page.locator('svg.highcharts-root').waitFor();
    await page.waitForLoadState('networkidle');
    await page.pdf({ path: out, preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await chrome.close();
    preview.close();
    preview.closeAllConnections();
    api.close();
    api.closeAllConnections();
  }
}
