import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { LOCAL_HOST, readPort } from '../scripts/lib/readPort.ts';
import { aheadPlugin } from './build/aheadPlugin.ts';
import { apiHostPlugin } from './build/apiHostPlugin.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { compileAheadPlugin } from './build/compileAheadPlugin.ts';
import { leaveOutPlugin } from './build/leaveOutPlugin.ts';
import { messagesPlugin } from './build/messagesPlugin.ts';
import { prerenderPlugin } from './build/prerenderPlugin.ts';
import { purgeCssPlugin } from './build/purgeCssPlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const ROUTER = fileURLToPath(new URL('../node_modules/react-router/dist/production/', import.meta.url));
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
      compileAheadPlugin(),
      apiHostPlugin(env['VITE_API_BASE_URL'] ?? ''),
      aheadPlugin(),
      prerenderPlugin(),
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
            groups: chunkGroups,
          },
        },
      },
    },
  };
});
