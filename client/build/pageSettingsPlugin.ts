import type { Plugin } from 'vite';
import { putApiBaseUrl, readApiCredentials } from '#scripts/lib/apiHost.ts';
import { putHelpUrl } from '#scripts/lib/helpUrl.ts';

/** The build's settings that are stored in the page, from environment variables such as VITE_API_BASE_URL. */
type Settings = Readonly<Record<string, string | undefined>>;

/** Writes settings into the page, where they can still be changed after the build (`npm run set-api`, `npm run set-help`). */
export function pageSettingsPlugin(env: Settings): Plugin {
  const credentials = readApiCredentials(env['VITE_API_CREDENTIALS'] ?? '');
  return {
    name: 'answerscope-page-settings',
    transformIndexHtml: (html) =>
      putHelpUrl(putApiBaseUrl(html, env['VITE_API_BASE_URL'] ?? '', credentials), env['VITE_HELP_URL'] ?? ''),
  };
}
