import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePermission } from './usePermission.ts';

interface PermissionProps {
  /** The roles that see the children; an empty list means everyone. */
  readonly roles: readonly string[];
  readonly children: ReactNode;
}

/** Renders its children only while the current role is allowed. */
export const Permission = observer(function Permission({ roles, children }: PermissionProps) {
  return usePermission(roles) ? children : null;
});
