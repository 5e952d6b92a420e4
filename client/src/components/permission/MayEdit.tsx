import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { reaches } from '#client/api/schemas/accessSchemas.ts';
import { useAccess } from '#client/stores/useAccess.ts';
import type { Access } from '#client/stores/useAccess.ts';

interface MayEditProps {
  /** Required permission level; defaults to editing. */
  readonly level?: Access;
  readonly children: ReactNode;
  /** Shown if the level is too low; nothing by default. */
  readonly otherwise?: ReactNode;
}

/** Renders its children only if the permission level suffices. */
export const MayEdit = observer(function MayEdit({ level = 'edit', children, otherwise = null }: MayEditProps) {
  return reaches(useAccess(), level) ? children : otherwise;
});
