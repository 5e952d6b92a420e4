import styles from './StartupScreen.module.scss';

/** What stands on the page while there is nothing to show: the frame's canvas, no words to translate. */
export function StartupScreen() {
  return <div className={styles['screen']} aria-busy="true" />;
}
