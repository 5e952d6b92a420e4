/** Page resources, which a browser fetches by itself, and files for robots: no pages. */
const ASSET =
  /\.(?:css|js|mjs|map|json|xml|txt|ico|png|jpe?g|gif|svg|webp|avif|bmp|woff2?|ttf|otf|eot|mp3|mp4|m4a|webm|ogg|m3u8|ts|wasm|webmanifest)$/iu;

/** Whether an address, absolute or as in a request, is that of a page and not of a resource. */
export function isPageAddress(address: string): boolean {
  const end = address.search(/[?#]/u);
  return !ASSET.test(end < 0 ? address : address.slice(0, end));
}

/** Whether a request is one for a page by a person's browser. */
export function isPageRequest(method: string, target: string): boolean {
  return method === 'GET' && isPageAddress(target);
}

/**
 * Whether a page was served: 2xx, or 304 for a cached one. A redirect (other 3xx) is no visit, since the request that
 * follows it has the same referrer and would be counted twice.
 */
export function isPageServed(status: number): boolean {
  return (status >= 200 && status < 300) || status === 304;
}

/** Whether the server refused or failed: 4xx and 5xx. */
export function isErrorStatus(status: number): boolean {
  return status >= 400;
}
