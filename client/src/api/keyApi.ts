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
    /** The reply holds the secret, this once. @throws ApiError validation naming the field */
    create: (draft: KeyDraft) => http.post('/api/front/key/create', madeKeySchema, draft, { idempotent: true }),
    revoke: (id: string) => http.post('/api/front/key/revoke', apiKeySchema, { id }),
  };
}
