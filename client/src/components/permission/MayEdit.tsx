import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { reaches } from '../../api/schemas/accessSchemas.ts';
import { useAccess } from '../../stores/useAccess.ts';
import type { Access } from '../../stores/useAccess.ts';

interface MayEditProps {
  /** The permission level it takes; editing unless said. */
  readonly level?: Access;
  readonly children: ReactNode;
  /** What stands there for those who may not; nothing unless said. */
  readonly otherwise?: ReactNode;
}

/** Takes its children off the page of those whose permission level is too low. */
export const MayEdit = observer(function MayEdit({ level = 'edit', children, otherwise = null }: MayEditProps) {
  return reaches(useAccess(), level) ? children : otherwise;
});
