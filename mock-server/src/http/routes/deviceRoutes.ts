import type { Device } from '#client/api/userSchemas.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { AccountCall } from '../Call.ts';
import { readBody } from '../readInput.ts';
import { deviceRequest } from '../requests/userRequests.ts';
import type { RouteTable } from '../RouteTable.ts';

/** The devices with a login of the caller. */
export function addDeviceRoutes(routes: RouteTable): void {
  routes.signed('get', '/api/front/user/allToken', listDevices);
  routes.signed('post', '/api/front/user/logoutToken', logoutDevice);
}

function listDevices({ state, user, token }: AccountCall): readonly Device[] {
  return state.tokens.listOf(user.id).map((record) => ({
    id: record.id,
    device: record.device,
    ip: record.ip,
    last_used_at: new Date(record.lastUsedAt).toISOString(),
    current: record === token,
  }));
}

function logoutDevice({ request, state, user }: AccountCall): null {
  const { id } = readBody(request.body, deviceRequest);
  const record = state.tokens.listOf(user.id).find((other) => other.id === id);
  if (!record) throw badInput('id', { zh: '没有该登录设备', en: 'is not one of your devices' });
  state.tokens.revoke(record);
  return null;
}
