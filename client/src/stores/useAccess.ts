import type { Access } from '../api/schemas/accessSchemas.ts';
import { useStores } from './useStores.ts';

export type { Access } from '../api/schemas/accessSchemas.ts';

/**
 * The permission level of the user; `manage` if the provider has no levels. Use it inside an observer. Only for display: the server checks
 * each call.
 */
export function useAccess(): Access {
  return useStores().user.userInfo?.level ?? 'manage';
}

/** Whether the user may change content. Use it inside an observer. */
export function useMayEdit(): boolean {
  return useAccess() !== 'view';
}

/** Whether the user may change the team's set-up. Use it inside an observer. */
export function useMayManage(): boolean {
  return useAccess() === 'manage';
}
