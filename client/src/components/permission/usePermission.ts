import type { StoreRole } from '#client/stores/UserStore.ts';
import { useStores } from '#client/stores/useStores.ts';

/**
 * Whether a role is among the allowed ones; an empty list allows everyone.
 * @throws Error when there is no list: a forgotten list must not mean "everyone".
 */
export function isAllowed(role: StoreRole, allowed: readonly string[]): boolean {
  // The value may come from outside the type system (route metadata of a server menu).
  const list: unknown = allowed;
  if (!Array.isArray(list)) throw new Error("Permission needs a list of roles, like roles={['admin']}");
  return allowed.length === 0 || allowed.includes(role);
}

/** Whether the current role is among `allowed`; use it inside an observer so that a role switch renders again. */
export function usePermission(allowed: readonly string[]): boolean {
  const { user } = useStores();
  return isAllowed(user.role, allowed);
}
