/**
 * Settings that stand in the page itself, so that one build serves every host: lines `<meta name="..." content="...">`, written
 * by the build and changed afterwards by `npm run set-api` and `npm run set-help`.
 */
function readLine(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/**
 * Where the API is. Empty, which is the page's own origin, when the line is missing, empty, or names anything but http or
 * https.
 */
export function readApiBaseUrl(page: Document): string {
  const address = readLine(page, 'api-base-url');
  return /^https?:\/\//u.test(address) ? address : '';
}

/** Whether calls to an API host of its own carry cookies. */
export function readApiCredentials(page: Document): boolean {
  return readLine(page, 'api-credentials') === 'include';
}

/** Where the help pages of whoever runs the app are, over https; empty when there are none. */
export function readHelpUrl(page: Document): string {
  const address = readLine(page, 'help-url');
  return address.startsWith('https://') ? address : '';
}
