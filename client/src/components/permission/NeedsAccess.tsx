import { LockIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AccessNote } from './AccessNote.tsx';
import { MayEdit } from './MayEdit.tsx';
import type { Access } from '../../stores/useAccess.ts';

interface NeedsAccessProps {
  /** The permission level it takes; editing unless said. */
  readonly level?: Access;
  readonly children: ReactNode;
}

/** A page, or a part of one, that is only there to change something: others read why it is not theirs, and who can help. */
export const NeedsAccess = observer(function NeedsAccess({ level = 'edit', children }: NeedsAccessProps) {
  return (
    <MayEdit
      level={level}
      otherwise={
        <EmptyState
          icon={<LockIcon />}
          title={<FormattedMessage id={level === 'manage' ? 'access.needs.manage' : 'access.needs.edit'} />}
          description={<AccessNote />}
        />
      }
    >
      {children}
    </MayEdit>
  );
});
