import { FormattedMessage } from 'react-intl';
import styles from './Navbar.module.scss';

/** Mark and name of the product. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <svg
        width="28"
        height="28"
        viewBox="0 0 48 48"
        fill="none"
        stroke="var(--app-accent)"
        strokeWidth="4"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <circle cx="21" cy="21" r="14" />
        <path d="M31.5 31.5 42 42" />
        <path d="M14 24l5-5 4 4 6-7" />
      </svg>
      <span className={styles['logoName']}>
        <FormattedMessage id="app.name" />
      </span>
    </span>
  );
}
