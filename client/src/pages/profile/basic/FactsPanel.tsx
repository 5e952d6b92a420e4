import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '#client/api/userSchemas.ts';
import { formatDay } from '#client/components/figures/formats.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import type { MessageId } from '#client/i18n/MessageId.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './BasicPanel.module.scss';

interface FactsPanelProps {
  readonly profile: Profile;
}

const NOTHING = '–';

/** A server may send a day, an instant or nothing. */
const DAY = /^\d{4}-\d{2}-\d{2}/u;

/** Account data that the user cannot change. */
export const FactsPanel = observer(function FactsPanel({ profile }: FactsPanelProps) {
  const intl = useIntl();
  const { user } = useStores();
  const day = DAY.exec(profile.registrationDate)?.[0];
  const roleName = (role: 'user' | 'admin'): string => intl.formatMessage({ id: `account.role.${role}` });
  const { role: actingAs, userInfo } = user;
  const level = userInfo?.level;
  const facts: readonly (readonly [MessageId, string])[] = [
    ['profile.fact.accountId', profile.accountId === '' ? NOTHING : profile.accountId],
    ['profile.fact.registrationDate', day === undefined ? NOTHING : formatDay(intl, day, 'long')],
    ['profile.fact.role', profile.role === 'unknown' || profile.role === '' ? NOTHING : roleName(profile.role)],
    // A provider without permission levels has its own rules.
    ...(level === undefined
      ? []
      : [['profile.fact.level', intl.formatMessage({ id: `access.level.${level}` })] as const]),
  ];
  return (
    <Panel title={<FormattedMessage id="profile.facts" />} className={styles['facts']}>
      <dl className={styles['list']}>
        {facts.map(([id, text]) => (
          <div key={id} className={styles['fact']}>
            <dt>
              <FormattedMessage id={id} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {(actingAs === 'user' || actingAs === 'admin') && profile.role !== '' && actingAs !== profile.role && (
        <p className={styles['acting']}>
          <FormattedMessage id="profile.actingAs" values={{ role: roleName(actingAs) }} />
        </p>
      )}
    </Panel>
  );
});
