import { FormattedMessage } from 'react-intl';
import styles from './CreatePage.module.scss';

interface ForgottenPasswordProps {
  readonly local: boolean;
}

/** There is no call to reset a password, so this names who can do it instead of offering a form that cannot work. */
export function ForgottenPassword({ local }: ForgottenPasswordProps) {
  return (
    <div className={styles['form']}>
      <h2 className={styles['subtitle']}>
        <FormattedMessage id="create.forgot.title" />
      </h2>
      <p>
        <FormattedMessage id="create.forgot.body" />
      </p>
      {local && (
        <p className={styles['note']}>
          <FormattedMessage id="create.forgot.demo" />
        </p>
      )}
    </div>
  );
}
