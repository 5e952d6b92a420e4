import { createHttp } from '../../client/src/api/http.ts';
import type { Http, HttpOptions } from '../../client/src/api/http.ts';

/** The product's client outside a browser, where no one way of sending does for files both up and down. */
export interface Clients {
  readonly http: Http;
  /** For calls whose reply is a file. */
  readonly files: Http;
}

/** The clients of somebody with this token, in this project. */
export function createClients(options: Pick<HttpOptions, 'baseUrl' | 'readToken' | 'readProjectId'>): Clients {
  const all: HttpOptions = { ...options, readLocale: () => 'zh-CN' };
  return { http: createHttp(all), files: createHttp({ ...all, adapter: 'fetch' }) };
}
