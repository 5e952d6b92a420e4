import { FormattedMessage } from 'react-intl';
import styles from './AppLayout.module.scss';

export function Footer() {
  return (
    <footer className={styles['footer']}>
      <FormattedMessage id="app.name" />
      <span aria-hidden="true">·</span>
      <FormattedMessage id="shell.footer" />
    </footer>
  );
}
