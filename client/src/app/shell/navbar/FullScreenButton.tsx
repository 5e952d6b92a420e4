import { FullscreenIcon, MinimizeIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton.tsx';
import { useFullScreen } from './useFullScreen.ts';
import styles from './Navbar.module.scss';

export function FullScreenButton() {
  const intl = useIntl();
  const { active, supported, toggle } = useFullScreen();
  if (!supported) return null;
  return (
    <IconButton
      label={intl.formatMessage({ id: active ? 'shell.fullScreen.exit' : 'shell.fullScreen' })}
      className={styles['button']}
      onClick={toggle}
    >
      {active ? <MinimizeIcon /> : <FullscreenIcon />}
    </IconButton>
  );
}
