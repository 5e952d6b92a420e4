import type { Plugin } from 'vite';
import { putApiBaseUrl } from '../../scripts/lib/apiHost.ts';

/** Writes the API's address into the page, where it can still be changed after the build (`npm run set-api`). */
export function apiHostPlugin(apiBaseUrl: string): Plugin {
  return {
    name: 'answerscope-api-host',
    transformIndexHtml: (html) => putApiBaseUrl(html, apiBaseUrl),
  };
}
