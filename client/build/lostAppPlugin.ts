import type { Plugin } from 'vite';
import { messages as enUs } from '../src/i18n/en-US/common.ts';
import { locales } from '../src/i18n/locales.ts';
import { messages as zhCn } from '../src/i18n/zh-CN/common.ts';

const MESSAGES = { 'zh-CN': zhCn, 'en-US': enUs };

/** The messages that public/boot.js shows when the app itself fails to load, in each language. Plain text without arguments. */
const lostAppTemplates = (): string =>
  locales
    .map((locale) => {
      const { [locale]: texts } = MESSAGES;
      const message = `<p role="alert">${texts['error.lostApp']}</p><button type="button" class="bp6-button bp6-intent-primary">${texts['error.reload']}</button>`;
      return `<template data-lost-app="${locale}"><main class="app-lost">${message}</main></template>`;
    })
    .join('\n    ');

/** Writes these templates into index.html, because without the app nothing else could show them. */
export function lostAppPlugin(): Plugin {
  return {
    name: 'answerscope-lost-app',
    transformIndexHtml: (html) => html.replace('</body>', () => `  ${lostAppTemplates()}\n  </body>`),
  };
}
