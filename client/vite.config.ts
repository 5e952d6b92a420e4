import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { readAllowedHosts } from '../mock-server/src/http/allowedHosts.ts';
import { LOCAL_HOST, readPort } from '../scripts/lib/readPort.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { earlyMessagesPlugin } from './build/earlyMessagesPlugin.ts';
import { hostGuardPlugin } from './build/hostGuardPlugin.ts';
import { messagesPlugin } from './build/messagesPlugin.ts';
import { OLDEST_BROWSERS } from './build/oldestBrowsers.ts';
import { pageSettingsPlugin } from './build/pageSettingsPlugin.ts';
import { purgeCssPlugin } from './build/purgeCssPlugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const OLDEST = Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`);
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, ['VITE_', 'PORT', 'MOCK_PORT', 'ALLOWED_HOSTS']);
  const allowedHosts = readAllowedHosts(env['ALLOWED_HOSTS']);
  const mock = `http://${LOCAL_HOST}:${readPort('MOCK_PORT', env['MOCK_PORT'], 5601)}`;
  return {
    root,
    plugins: [
      hostGuardPlugin(allowedHosts),
      react(),
      messagesPlugin(),
      purgeCssPlugin(),
      pageSettingsPlugin(env),
      earlyMessagesPlugin(),
    ],
    server: {
      host: LOCAL_HOST,
      port: readPort('PORT', env['PORT'], 5173),
      strictPort: true,
      // Vite's own host check, which knows names without ports only; hostGuardPlugin checks names with ports.
      allowedHosts: [...allowedHosts].map((host) => host.replace(/:\d+$/u, '')),
      // `xfwd` forwards the requested host, which the API compares with the origin of the page.
      proxy: {
        '/api': { target: mock, changeOrigin: true, xfwd: true },
        '^/mcp/?$': { target: mock, changeOrigin: true, xfwd: true },
      },
    },
    build: {
      outDir: '../dist',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: OLDEST,
      // On phones Safari knows `text-size-adjust` with its prefix only.
      cssTarget: [...OLDEST, `ios${OLDEST_BROWSERS.safari}`],
      // An inlined asset is a data: address, which the content security policy allows for images only.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // purgeCssPlugin takes most of the build time, as expected; this turns off the warning about it.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
});
