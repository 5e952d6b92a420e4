import { FormattedMessage } from 'react-intl';
import styles from './InvitePage.module.scss';
import type { InvitePageInfo } from './inviteSituation.ts';

interface InvitationFactsProps {
  readonly info: InvitePageInfo;
}

/** Who invites whom, to what, as what. */
export function InvitationFacts({ info: { inviter, team, role, email } }: InvitationFactsProps) {
  return (
    <>
      {/* Whoever invited may have left the team since. */}
      <p className={styles['lead']}>
        <FormattedMessage id={inviter === '' ? 'invite.lead.nobody' : 'invite.lead'} values={{ inviter, team }} />
      </p>
      <dl className={styles['facts']}>
        <dt>
          <FormattedMessage id="invite.for" />
        </dt>
        <dd>{email}</dd>
        <dt>
          <FormattedMessage id="invite.role" />
        </dt>
        <dd>
          <FormattedMessage id="invite.role.name" values={{ role }} />
        </dd>
      </dl>
    </>
  );
}
