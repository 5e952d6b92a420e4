import type { PageFiles } from './createFiles.ts';

/** /create in one language and theme, as React drew it. */
export interface DrawnPage {
  readonly locale: string;
  readonly theme: string;
  readonly page: string;
  /** What is shown above it when the app does not come. */
  readonly refusal: string;
}

const TITLE = /^<title>([^<]*)<\/title>/u;
/** The policy (scripts/preview/securityHeaders.ts) forbids these, or the page would not be still when the app takes it over. */
const FORBIDDEN = /<(?:script|style|link|template|iframe)\b|\s(?:style|on\w+)=/iu;
/** The id of a text in its place. */
const MISSING_TEXT = />([a-z]\w*(?:\.\w+)+)</u;
const OWN_LINKS = /\n\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/gu;
const ROOT = '<div id="root"></div>';

function templateOf({ locale, theme, page }: DrawnPage, { texts }: PageFiles): string {
  const [titleTag, title] = TITLE.exec(page) ?? [];
  if (titleTag === undefined || title === undefined) throw new Error('/create was drawn without a title.');
  const about = `data-drawn="${locale} ${theme}" data-title="${title}" data-texts="${(texts[locale] ?? []).join(' ')}"`;
  return `<template ${about}>${page.slice(titleTag.length)}</template>`;
}

/**
 * The page of the app with /create drawn in it, once for each language and theme, of which public/create.js shows one. It
 * fetches and starts the app, too, after the first paint.
 * @param html the page of the app as it was built
 * @throws Error when something drawn must not stand in a page, or the page is not as it should be
 */
export function createPage(html: string, drawn: readonly DrawnPage[], files: PageFiles): string {
  const whole = drawn.map(({ page, refusal }) => page + refusal).join('');
  const [forbidden] = FORBIDDEN.exec(whole) ?? [];
  if (forbidden !== undefined) throw new Error(`/create was drawn with ${forbidden.trim()}, which the policy forbids.`);
  const [, missing] = MISSING_TEXT.exec(whole) ?? [];
  if (missing !== undefined) throw new Error(`/create was drawn without the text ${missing}.`);
  if (!html.includes(ROOT)) throw new Error(`The page has no ${ROOT}.`);
  const refusals = new Map(drawn.map(({ locale, refusal }) => [locale, refusal]));
  const body = [
    ROOT,
    ...drawn.map((one) => templateOf(one, files)),
    ...[...refusals].map(([locale, refusal]) => `<template data-refusal="${locale}">${refusal}</template>`),
    `<script src="/create.js" data-app="${files.entry}" data-scripts="${files.scripts.join(' ')}"></script>`,
  ];
  const styles = files.styles.map((file) => `    <link rel="stylesheet" crossorigin href="${file}">\n`).join('');
  return html
    .replaceAll(OWN_LINKS, '')
    .replace('  </head>', `${styles}  </head>`)
    .replace(ROOT, () => body.join('\n    '));
}
