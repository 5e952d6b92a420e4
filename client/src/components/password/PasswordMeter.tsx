import { FormattedMessage } from 'react-intl';
import { passwordStrength } from './passwordStrength.ts';
import type { PasswordLevel } from './passwordStrength.ts';
import styles from './PasswordMeter.module.scss';

interface PasswordMeterProps {
  readonly password: string;
}

const LEVELS: readonly PasswordLevel[] = ['weak', 'fair', 'good', 'strong'];

/** Password strength as four bars and a word. */
export function PasswordMeter({ password }: PasswordMeterProps) {
  const level = passwordStrength(password);
  const reached = LEVELS.indexOf(level);
  return (
    <span className={styles['meter']}>
      <span className={styles['bars']} aria-hidden="true">
        {LEVELS.map((name, index) => (
          <span key={name} className={index <= reached ? styles['on'] : styles['off']} />
        ))}
      </span>
      <FormattedMessage id="password.strength" values={{ level }} />
    </span>
  );
}
