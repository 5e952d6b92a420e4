/**
 * Where the API is: the address that the page's `api-base-url` line names, so that one build serves every host.
 * Empty, which is the page's own origin, when the line is missing, empty, or names anything but http or https.
 */
export function readApiBaseUrl(page: Document): string {
  const address = page.querySelector<HTMLMetaElement>('meta[name="api-base-url"]')?.content ?? '';
  return /^https?:\/\//u.test(address) ? address : '';
}
