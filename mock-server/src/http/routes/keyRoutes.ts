import { listKeys, makeKey, revokeKey } from '#server/service/keys/manageKeys.ts';
import { readBody } from '../readInput.ts';
import { makeKeyRequest, revokeKeyRequest } from '../requests/keyRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** API keys for programs. Managing them needs a login: a key cannot create or revoke keys. */
export function addKeyRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/key/index', ({ rights }) => ({ list: listKeys(rights) }));
  routes.signed('post', '/api/front/key/create', ({ request, rights }) =>
    makeKey(rights, readBody(request.body, makeKeyRequest)),
  );
  routes.signed('post', '/api/front/key/revoke', ({ request, rights }) =>
    revokeKey(rights, readBody(request.body, revokeKeyRequest).id),
  );
}
