import { LockIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '../ui/EmptyState.tsx';
import { AccessNote } from './AccessNote.tsx';
import { MayEdit } from './MayEdit.tsx';

interface NeedsAccessProps {
  /** Page heading shown to those without permission, if the page has no other. */
  readonly title?: ReactNode;
  readonly children: ReactNode;
}

/** A page, or a part of one, that only serves to edit: users without permission see why, and who can help. */
export const NeedsAccess = observer(function NeedsAccess({ title, children }: NeedsAccessProps) {
  return (
    <MayEdit
      otherwise={
        <>
          {title !== undefined && <h1>{title}</h1>}
          <EmptyState
            icon={<LockIcon />}
            title={<FormattedMessage id="access.needs.edit" />}
            description={<AccessNote />}
          />
        </>
      }
    >
      {children}
    </MayEdit>
  );
});
