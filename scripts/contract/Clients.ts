import { createHttp } from '#client/api/http.ts';
import type { Http, HttpOptions } from '#client/api/http.ts';

/** The product's client outside a browser, where no single adapter handles both file uploads and downloads. */
export interface Clients {
  readonly http: Http;
  /** For calls whose response is a file. */
  readonly files: Http;
}

/** Outside a browser there is no XSRF cookie; a server that requires the header on forms accepts any value without the cookie. */
const XSRF = { 'X-XSRF-TOKEN': 'contract' };

/** The clients of the owner of a token, in a project. */
export function createClients(options: Pick<HttpOptions, 'baseUrl' | 'readToken' | 'readProjectId'>): Clients {
  const all: HttpOptions = { ...options, readLocale: () => 'zh-CN', headers: XSRF };
  return { http: createHttp(all), files: createHttp({ ...all, adapter: 'fetch' }) };
}
