import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/lib/findBrowser.ts';
import { LOCAL_HOST, readPort } from './scripts/lib/readPort.ts';

// Separate ports, so that tests can run beside `npm start` and `npm run preview`.
const mockPort = readPort('E2E_MOCK_PORT', process.env['E2E_MOCK_PORT'], 5611);
const port = readPort('E2E_PORT', process.env['E2E_PORT'], 4183);
const mock = `http://${LOCAL_HOST}:${mockPort}`;
const address = `http://${LOCAL_HOST}:${port}`;
const executablePath = findBrowser();
const isTraced = process.env['E2E_TRACE'] === '1';
/**
 * Emulates `prefers-reduced-motion`. It changes durations, not results: tests do not wait for fades, and drawing fades takes a tenth of the
 * processor time. Set for tests that check a page at rest (a page under a fault; accessibility.spec.ts sets it too) and for the flows in
 * English. The flows in Chinese run with motion.
 */
const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;
/**
 * Pages of a context share a renderer process, and with it the app's compiled code (fixtures.ts keeps the process alive). A load of the app
 * takes a third less processor time.
 */
const ONE_PROCESS = '--process-per-site';
/**
 * Specs that run in one language, which each sets itself: pages under a fault, in a longer language, with hostile content, or against a
 * provider that lacks most calls. The specs against that provider are in one Playwright project, because each project starts its own.
 */
const FAULTS = [
  ...['faultMatrix', 'faultSaves', 'lostReplies', 'pseudoLocale', 'hostileContent', 'longTexts', 'costlyAnswers'],
  ...['notOffered', 'notOfferedCrossOrigin', 'sparseProvider'],
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  // No retries while a test is written. The full test run sets E2E_RETRIES and counts flaky tests (scripts/lib/testCounts.ts).
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  // Generous, because two tests share two cores with the servers and the browsers, and a slow machine is no defect.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalTimeout: 60 * 60_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [
    ['./scripts/lib/LanguagesInTurn.ts'],
    ['list'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '.cache/e2e.json' }],
  ],
  use: {
    baseURL: address,
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // A trace costs a fifth of every test's time. A final screenshot costs a twentieth, because Playwright takes it before it knows the
    // result. E2E_TRACE=1 turns both on to examine a failure. The content of the page is reported without them.
    trace: isTraced ? 'retain-on-failure' : 'off',
    screenshot: isTraced ? 'only-on-failure' : 'off',
    launchOptions: {
      args: [...BROWSER_ARGUMENTS, ONE_PROCESS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    // First, because it has the longest tests: at the end one worker would wait for the other's last test.
    { name: 'faults', use: WITHOUT_MOTION, testMatch: FAULTS },
    { name: 'zh-CN', use: { locale: 'zh-CN' }, testIgnore: FAULTS },
    { name: 'en-US', use: { locale: 'en-US', ...WITHOUT_MOTION }, testIgnore: FAULTS },
  ],
  webServer: [
    {
      command: 'node --import tsx mock-server/src/main.ts',
      url: `${mock}/api/health`,
      env: { MOCK_PORT: String(mockPort), DATA_DIR: '.cache/e2e-data', MOCK_TESTING: '1' },
      timeout: 60_000,
    },
    {
      command: 'node --import tsx scripts/preview.ts',
      url: address,
      env: { PORT: String(port), API_TARGET: mock },
      timeout: 60_000,
    },
  ],
});
