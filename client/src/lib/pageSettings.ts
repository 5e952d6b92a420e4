/**
 * Settings stored in the page itself, so that one build serves every host: lines `<meta name="..." content="...">`, written by the build
 * and changed later by `npm run set-api` and `npm run set-help`.
 */
function readLine(page: Document, name: string): string {
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** Base address of the API. Empty (the page's own origin) when the line is missing, empty, or not http or https. */
export function readApiBaseUrl(page: Document): string {
  const address = readLine(page, 'api-base-url');
  return /^https?:\/\//u.test(address) ? address : '';
}

/** Whether calls to a separate API host send cookies. */
export function readApiCredentials(page: Document): boolean {
  return readLine(page, 'api-credentials') === 'include';
}

/** Address of the operator's help pages, https only; empty when there are none. */
export function readHelpUrl(page: Document): string {
  const address = readLine(page, 'help-url');
  return address.startsWith('https://') ? address : '';
}
