import type { ReactNode } from 'react';
import styles from './onScreen.module.scss';

/** Values of a message for its tag `screen`: what only a screen can do, such as a click, is left out on paper. */
export const onScreen = {
  screen: (words: ReactNode): ReactNode => (
    <span key="screen" className={styles['screen']}>
      {words}
    </span>
  ),
};
