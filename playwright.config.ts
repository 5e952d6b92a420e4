import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './scripts/lib/findBrowser.ts';
import { LOCAL_HOST, readPort } from './scripts/lib/readPort.ts';

// Ports of their own: tests run while `npm start` and `npm run preview` are in use.
const mockPort = readPort('E2E_MOCK_PORT', process.env['E2E_MOCK_PORT'], 5611);
const port = readPort('E2E_PORT', process.env['E2E_PORT'], 4183);
const mock = `http://${LOCAL_HOST}:${mockPort}`;
const address = `http://${LOCAL_HOST}:${port}`;
const executablePath = findBrowser();
const isTraced = process.env['E2E_TRACE'] === '1';
/**
 * As readers who ask for less motion have it. It changes how long things take, not where they end: nothing waits for a fade, and a
 * tenth of the processor's time is not spent on drawing one. So for whatever is looked at once nothing moves any more (a page under a
 * fault; accessibility.spec.ts asks for the same), and for the flows in English: those in Chinese are walked with motion.
 */
const WITHOUT_MOTION = { contextOptions: { reducedMotion: 'reduce' } } as const;
/**
 * Pages of a context share a process, and so the app's code once it is compiled (fixtures.ts keeps the process alive): a load of the
 * app takes a third less of the processor.
 */
const ONE_PROCESS = '--process-per-site';
/**
 * Every page under a fault, in a longer language, with hostile content, against a provider that lacks most calls: each in one language,
 * which it names itself. Those against that provider stand together here, for each project starts one of its own for them.
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
  // None for whoever writes a test. The run of everything tries again, and counts (scripts/lib/testCounts.ts).
  retries: Number(process.env['E2E_RETRIES'] ?? 0),
  // Generous: two tests share two cores with the servers and the browsers, and a slow machine is no defect.
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
    // A trace costs a fifth of the time of every test, and a picture of its end, which Playwright takes before it knows how the
    // test ends, a twentieth: both are asked for with E2E_TRACE=1 once something fails. What was on the page is told anyway.
    trace: isTraced ? 'retain-on-failure' : 'off',
    screenshot: isTraced ? 'only-on-failure' : 'off',
    launchOptions: {
      args: [...BROWSER_ARGUMENTS, ONE_PROCESS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  projects: [
    // First, for it has the longest tests: at the end one worker would wait for another's last.
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
