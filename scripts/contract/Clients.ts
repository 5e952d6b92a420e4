import { createHttp } from '../../client/src/api/http.ts';
import type { Http, HttpOptions } from '../../client/src/api/http.ts';

/** The product's client outside a browser, where no one way of sending does for files both up and down. */
export interface Clients {
  readonly http: Http;
  /** For calls whose reply is a file. */
  readonly files: Http;
}

/** Outside a browser there is no XSRF cookie to send back; a server that wants the header on forms takes any value without the cookie. */
const XSRF = { 'X-XSRF-TOKEN': 'contract' };

/** The clients of somebody with this token, in this project. */
export function createClients(options: Pick<HttpOptions, 'baseUrl' | 'readToken' | 'readProjectId'>): Clients {
  const all: HttpOptions = { ...options, readLocale: () => 'zh-CN', headers: XSRF };
  return { http: createHttp(all), files: createHttp({ ...all, adapter: 'fetch' }) };
}
