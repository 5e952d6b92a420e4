import styles from './StartupScreen.module.scss';

/** What stands on the page for the moment before the first route is there: the frame's canvas, no words to translate. */
export function StartupScreen() {
  return <div className={styles['screen']} aria-busy="true" />;
}
