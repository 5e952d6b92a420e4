import { FormattedMessage } from 'react-intl';
import { ProductMark } from '../ui/ProductMark.tsx';
import { AppearanceSwitches } from './AppearanceSwitches.tsx';
import styles from './OpenHeader.module.scss';

/** Header of the pages that need no login: product name, language and theme. */
export function OpenHeader() {
  return (
    <header className={styles['header']}>
      <span className={styles['brand']}>
        <ProductMark size={24} />
        <FormattedMessage id="app.name" />
      </span>
      <AppearanceSwitches />
    </header>
  );
}
