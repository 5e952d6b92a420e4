import styles from './StartupScreen.module.scss';

/** The page while nothing is loaded: the frame's background, without text to translate. */
export function StartupScreen() {
  return <div className={styles['screen']} aria-busy="true" />;
}
