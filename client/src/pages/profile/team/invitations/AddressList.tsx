import { FormattedMessage, useIntl } from 'react-intl';
import type { JudgedAddress } from './judgeAddresses.ts';
import styles from './InviteDialog.module.scss';

/** The addresses that cannot be invited or were refused, each with its reason. */
export function AddressList({ judged }: { readonly judged: readonly JudgedAddress[] }) {
  const intl = useIntl();
  const refused = judged.flatMap(({ typed, reason, said }, place) => {
    const kind = reason ?? said;
    if (kind === null) return [];
    const text = intl.formatMessage({ id: `team.reason.${kind}` });
    const why = reason === null ? intl.formatMessage({ id: 'team.reason.again' }, { reason: text }) : text;
    // The same address may occur twice in the list.
    return [{ id: `${String(place)} ${typed}`, typed, why }];
  });
  if (refused.length === 0) return null;
  return (
    <div className={styles['refused']}>
      <p>
        <FormattedMessage id="team.invite.refused" values={{ count: refused.length }} />
      </p>
      <ul className={styles['list']}>
        {refused.map(({ id, typed, why }) => (
          <li key={id}>
            <span className={styles['address']}>{typed}</span>
            <span className={styles['reason']}>{why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
