/** Where the API's address stands in a finished build: a line of each page, which can be changed without building again. */
const META = /(<meta name="api-base-url" content=")([^"]*)("\s*\/?>)/u;

/**
 * The address of an API as it may stand in the page.
 * @param text empty: the API is on the page's own origin
 * @returns without a slash at its end
 * @throws Error for what is not an http or https address, or has a name, password, query or fragment in it
 */
export function readApiBaseUrl(text: string): string {
  if (text === '') return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const plain = url !== null && [url.username, url.password, url.search, url.hash].every((part) => part === '');
  if (!plain || !/^https?:$/u.test(url.protocol)) {
    throw new Error(`The API's address must be like https://api.example.com, not "${text}".`);
  }
  return url.href.replace(/\/+$/u, '');
}

/** Names the API in a page. @throws Error as `readApiBaseUrl`, or when the page has no place for it */
export function putApiBaseUrl(html: string, address: string): string {
  const clean = readApiBaseUrl(address);
  if (!META.test(html)) throw new Error('The page has no line <meta name="api-base-url" content="">.');
  return html.replace(META, (_line, before: string, _old: string, after: string) => `${before}${clean}${after}`);
}

/** Scheme and host of the API a page calls; null when it is the page's own. @throws Error as `readApiBaseUrl` */
export function apiOriginOf(html: string): string | null {
  const address = readApiBaseUrl(META.exec(html)?.[2] ?? '');
  return address === '' ? null : new URL(address).origin;
}
