import { FormattedMessage } from 'react-intl';
import { AppearanceSwitches } from './AppearanceSwitches.tsx';
import styles from './OpenHeader.module.scss';

/** The top of the pages that need no login: the product, language and theme. */
export function OpenHeader() {
  return (
    <header className={styles['header']}>
      <span className={styles['brand']}>
        <img src="/favicon.svg" width={24} height={24} alt="" />
        <FormattedMessage id="app.name" />
      </span>
      <AppearanceSwitches />
    </header>
  );
}
