import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { LOCAL_HOST, readPort } from '../scripts/lib/readPort.ts';
import { apiHostPlugin } from './build/apiHostPlugin.ts';
import { leaveOutPlugin } from './build/leaveOutPlugin.ts';
import { messagesPlugin } from './build/messagesPlugin.ts';
import { purgeCssPlugin } from './build/purgeCssPlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
const packages = (pattern: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${pattern})[\\\\/]`);
/** Parts of every insight screen. What is fetched when it is opened (calendars, lists, drawers) is not among them. */
const SHARED_BY_PAGES = new RegExp(
  `[\\\\/]src[\\\\/]components[\\\\/](?:${[
    'figures[\\\\/]',
    'address[\\\\/]',
    'print[\\\\/]',
    'filters[\\\\/](?!DatePanel|OptionList|loadDateLocale|EmptyScopeMessage)',
    'ui[\\\\/](?:LoadPanel|ErrorCallout)',
    'answers[\\\\/](?:answerSearch|useAnswersDrawer|AnswersDrawerHost|figureSelections|ExportMenu)',
    'chart[\\\\/](?:ChartPanel|TrendChart|TrendData|baseOptions|chartTheme|tooltipHtml|useChartTheme|buildTrendOptions|trend|niceTicks|spreadLabels|placeEndLabels)',
  ].join('|')})`,
);

/** What every page behind the login stands on. */
const FRAME = new RegExp(
  [
    packages('@tanstack/(?:query-core|react-query)|@floating-ui|react-transition-group').source,
    `[\\\\/]@blueprintjs[\\\\/]core[\\\\/].*[\\\\/](?:popover-next|popover|tooltip)[\\\\/]`,
  ].join('|'),
);
/** Icons of the first screen: half a kilobyte each in a file of its own, a sixth of that together. */
const FIRST_ICONS = new RegExp(
  `[\\\\/]@blueprintjs[\\\\/]icons[\\\\/].*[\\\\/](?:${[
    ...['help', 'reset', 'export', 'timeline-line-chart', 'search', 'edit', 'print', 'caret-down', 'small-cross'],
    ...['th', 'chevron-down', 'double-caret-vertical', 'people', 'filter', 'calendar', 'badge', 'chat', 'clean'],
    ...['dashboard', 'document', 'dot', 'draw', 'exchange', 'folder-open', 'git-branch', 'key', 'th-list'],
  ].join('|')})\\.js$`,
);

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, root, ['VITE_', 'PORT', 'MOCK_PORT']);
  const mock = `http://${LOCAL_HOST}:${readPort('MOCK_PORT', env['MOCK_PORT'], 5601)}`;
  return {
    root,
    plugins: [
      react(),
      messagesPlugin(),
      leaveOutPlugin(),
      purgeCssPlugin(),
      apiHostPlugin(env['VITE_API_BASE_URL'] ?? ''),
    ],
    resolve: {
      // The package's own conditions know only its development build, whose checks and messages nobody reads here.
      alias:
        command === 'build'
          ? [
              { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
              { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
            ]
          : [],
    },
    server: {
      host: LOCAL_HOST,
      port: readPort('PORT', env['PORT'], 5173),
      strictPort: true,
      proxy: { '/api': mock, '/__mock': mock },
    },
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
      // An inlined asset is a data: address, which the content security policy allows for images only.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Most of the build's time is the purge, which is known; the note about it would be printed at every build.
        checks: { bundlerTimings: false },
        output: {
          // React changes seldom: its file stays in browsers' caches over releases. Highcharts is 105 kB gzip and only
          // pages with charts may fetch it. Everything else follows the lazy routes by itself.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              // What the frame and all pages in it share stands in two files and not in forty: small files compress badly, and
              // the list of who needs which would be part of what everybody loads first.
              {
                name: 'frame',
                test: FRAME,
                priority: 2,
              },
              { name: 'icons', test: FIRST_ICONS, priority: 2 },
              { name: 'insight', test: SHARED_BY_PAGES, minShareCount: 2, priority: 1 },
              { name: 'react', test: packages('react|react-dom|scheduler'), priority: 2 },
              {
                name: 'highcharts',
                test: /[\\/]node_modules[\\/]highcharts[\\/](?:esm[\\/])?highcharts\.(?:src\.)?js$/,
                priority: 2,
              },
            ],
          },
        },
      },
    },
  };
});
