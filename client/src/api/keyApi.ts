import type { Http } from './http.ts';
import { apiKeyListSchema, apiKeySchema, madeKeySchema } from './keySchemas.ts';
import type { KeyScope } from './keySchemas.ts';

export interface KeyDraft {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly project_ids: readonly string[];
}

/** API keys for programs. */
export function createKeyApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/key/index', apiKeyListSchema, {}, { signal }),
    /** Only this response contains the secret. @throws ApiError validation naming the field */
    create: (draft: KeyDraft) => http.post('/api/front/key/create', madeKeySchema, draft),
    revoke: (id: string) => http.post('/api/front/key/revoke', apiKeySchema, { id }),
  };
}
