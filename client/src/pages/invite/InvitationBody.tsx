import { InvitationActions } from './InvitationActions.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import { InvitationStatus } from './InvitationStatus.tsx';
import type { InvitePageInfo } from './inviteSituation.ts';
import styles from './InvitePage.module.scss';

interface InvitationBodyProps {
  readonly info: InvitePageInfo;
  readonly code: string;
}

/** The invitation, its state, and the possible actions. */
export function InvitationBody({ info, code }: InvitationBodyProps) {
  return (
    <div className={styles['body']}>
      {info.status !== 'unknown' && <InvitationFacts info={info} />}
      <InvitationStatus status={info.status} />
      {info.status === 'pending' && <InvitationActions info={info} code={code} />}
    </div>
  );
}
