import type { Plugin } from 'vite';
import { messages as enUs } from '../src/i18n/en-US/common.ts';
import { locales } from '../src/i18n/locales.ts';
import { messages as zhCn } from '../src/i18n/zh-CN/common.ts';
import { OLDEST_BROWSERS } from './oldestBrowsers.ts';

const MESSAGES = { 'zh-CN': zhCn, 'en-US': enUs };

/** The text with the versions of the browsers in place of `{chrome}` and so on. */
const withVersions = (text: string): string =>
  Object.entries(OLDEST_BROWSERS).reduce((all, [name, version]) => all.replaceAll(`{${name}}`, version), text);

/** The messages that public/boot.js shows in each language: the app fails to load, the browser is too old for it. */
const templates = (): string =>
  locales
    .flatMap((locale) => {
      const { [locale]: texts } = MESSAGES;
      const lost = `<p role="alert">${texts['error.lostApp']}</p><button type="button" class="bp6-button bp6-intent-primary">${texts['error.reload']}</button>`;
      return [
        `<template data-lost-app="${locale}"><main class="app-lost">${lost}</main></template>`,
        `<template data-old-browser="${locale}"><p class="app-old-browser" role="alert">${withVersions(texts['error.oldBrowser'])}</p></template>`,
      ];
    })
    .join('\n    ');

/** Writes these templates into index.html, because without the app nothing else could show them. */
export function earlyMessagesPlugin(): Plugin {
  return {
    name: 'answerscope-early-messages',
    transformIndexHtml: (html) => html.replace('</body>', () => `  ${templates()}\n  </body>`),
  };
}
