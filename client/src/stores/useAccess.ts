import type { Access } from '../api/schemas/accessSchemas.ts';
import { useStores } from './useStores.ts';

export type { Access } from '../api/schemas/accessSchemas.ts';

/**
 * What the person who is logged in may do; of a provider that tells no level, everything. Use it inside an observer. The server
 * decides anew at each call: this is for what is shown.
 */
export function useAccess(): Access {
  return useStores().user.userInfo?.level ?? 'manage';
}

/** Whether the person may change content. Use it inside an observer. */
export function useMayEdit(): boolean {
  return useAccess() !== 'view';
}

/** Whether the person may change the team's set-up. Use it inside an observer. */
export function useMayManage(): boolean {
  return useAccess() === 'manage';
}
