import { FormattedMessage, useIntl } from 'react-intl';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import type { MessageId } from '#client/i18n/MessageId.ts';
import type { InvitePageInfo } from './inviteSituation.ts';
import styles from './InvitePage.module.scss';

interface InvitationFactsProps {
  readonly info: InvitePageInfo;
}

/** The inviter may have left the team, and a provider may omit inviter and team. */
function leadOf({ inviter, team }: InvitePageInfo): MessageId {
  if (team === '') return inviter === '' ? 'invite.lead.bare' : 'invite.lead.noTeam';
  return inviter === '' ? 'invite.lead.nobody' : 'invite.lead';
}

/** Inviter, invited address, team, role and expiry; an answered or cancelled invitation shows no expiry. */
export function InvitationFacts({ info }: InvitationFactsProps) {
  const intl = useIntl();
  const { inviter, team, role, email, status, expires_at: end } = info;
  const ends = end !== '' && (status === 'pending' || status === 'expired');
  return (
    <>
      <p className={styles['lead']}>
        <FormattedMessage id={leadOf(info)} values={{ inviter, team }} />
      </p>
      <dl className={styles['facts']}>
        {email !== '' && (
          <>
            <dt>
              <FormattedMessage id="invite.for" />
            </dt>
            <dd>{email}</dd>
          </>
        )}
        {role !== 'unknown' && (
          <>
            <dt>
              <FormattedMessage id="invite.role" />
            </dt>
            <dd>
              <FormattedMessage id="invite.role.name" values={{ role }} />
            </dd>
          </>
        )}
        {ends && (
          <>
            <dt>
              <FormattedMessage id="invite.expires" values={{ status }} />
            </dt>
            <dd>{formatInstant(intl, end)}</dd>
          </>
        )}
      </dl>
    </>
  );
}
