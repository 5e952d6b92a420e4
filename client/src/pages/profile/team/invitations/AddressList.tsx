import { FormattedMessage } from 'react-intl';
import styles from './InviteDialog.module.scss';
import type { JudgedAddress } from './judgeAddresses.ts';

/** The addresses that cannot be invited, or were refused, each with its reason. */
export function AddressList({ judged }: { readonly judged: readonly JudgedAddress[] }) {
  const refused = judged.flatMap(({ typed, reason, said }, place) => {
    const why = reason ?? said;
    // The same address may stand in the list twice.
    return why === null ? [] : [{ id: `${String(place)} ${typed}`, typed, why }];
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
            <span className={styles['reason']}>
              <FormattedMessage id={`team.reason.${why}`} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
