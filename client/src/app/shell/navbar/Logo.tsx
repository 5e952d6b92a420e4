import { FormattedMessage } from 'react-intl';
import { ProductMark } from '#client/components/ui/ProductMark.tsx';
import styles from './Navbar.module.scss';

/** Logo and name of the product. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <ProductMark size={28} />
      <span className={styles['logoName']}>
        <FormattedMessage id="app.name" />
      </span>
    </span>
  );
}
