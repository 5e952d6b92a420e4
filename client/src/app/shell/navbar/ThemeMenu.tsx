import { DesktopIcon, FlashIcon, MoonIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { PopoverButton } from '../PopoverButton.tsx';
import { useAppearance } from '../useAppearance.ts';
import styles from './Navbar.module.scss';

const ThemeChoices = lazy(async () => ({ default: (await import('./ThemeChoices.tsx')).ThemeChoices }));

const icons = { light: <FlashIcon />, dark: <MoonIcon />, system: <DesktopIcon /> } as const;

export const ThemeMenu = observer(function ThemeMenu() {
  const label = useIntl().formatMessage({ id: 'common.theme' });
  const { theme } = useAppearance();
  return (
    <PopoverButton label={label} className={styles['button']} content={() => <ThemeChoices />}>
      {icons[theme]}
    </PopoverButton>
  );
});
