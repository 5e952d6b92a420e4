import { usePermission } from '#client/components/permission/usePermission.ts';
import { useMayManage } from '#client/stores/useAccess.ts';
import { TEAM_MANAGERS } from './teamManagers.ts';

/** Whether the user may change members and invitations: an admin with level `manage`. Use it inside an observer. */
export function useMayChangeTeam(): boolean {
  const isAdmin = usePermission(TEAM_MANAGERS);
  return useMayManage() && isAdmin;
}
