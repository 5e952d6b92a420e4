import { Button, Tag } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiKey } from '#client/api/keySchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { useMayManage } from '#client/stores/useAccess.ts';
import { useStores } from '#client/stores/useStores.ts';
import styles from './KeysPanel.module.scss';

interface KeyRowProps {
  readonly apiKey: ApiKey;
  readonly onRevoke: () => void;
}

/** One key: scopes, projects, last use, and a revoke button. */
export const KeyRow = observer(function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const intl = useIntl();
  const { projects } = useStores();
  const mayManage = useMayManage();
  const { name, hint, scopes, project_ids: ids, last_used_at: usedAt, revoked_at: revokedAt } = apiKey;
  const names = ids.map((id) => projects.list.find((project) => project.id === id)?.name ?? id);
  return (
    <li className={styles['row']}>
      <span className={styles['name']}>
        {name}
        <code className={styles['hint']}>
          <FormattedMessage id="profile.keys.hint" values={{ hint }} />
        </code>
        {scopes.map((scope) => (
          <Tag key={scope} minimal multiline>
            <FormattedMessage id={`profile.keys.scope.${scope}`} />
          </Tag>
        ))}
        {revokedAt !== null && (
          <Tag minimal multiline intent="danger">
            <FormattedMessage id="profile.keys.ended" values={{ when: formatInstant(intl, revokedAt) }} />
          </Tag>
        )}
      </span>
      <span className={styles['facts']}>
        <span>{intl.formatList(names)}</span>
        <span>
          <FormattedMessage
            id={apiKey.mine ? 'profile.keys.made' : 'profile.keys.madeBy'}
            values={{ when: formatInstant(intl, apiKey.made_at), who: apiKey.made_by }}
          />
        </span>
        <span>
          {usedAt === null ? (
            <FormattedMessage id="profile.keys.unused" />
          ) : (
            <FormattedMessage id="profile.keys.used" values={{ when: formatInstant(intl, usedAt) }} />
          )}
        </span>
      </span>
      {revokedAt === null && mayManage && (
        <Button
          size="small"
          aria-label={intl.formatMessage({ id: 'profile.keys.revokeNamed' }, { name, hint })}
          onClick={onRevoke}
        >
          <FormattedMessage id="profile.keys.revoke" />
        </Button>
      )}
    </li>
  );
});
