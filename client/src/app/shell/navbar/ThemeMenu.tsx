import { DesktopIcon, FlashIcon, MoonIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { PopoverButton } from '../PopoverButton.tsx';
import { useAppearance } from '../useAppearance.ts';
import styles from './Navbar.module.scss';

const icons = { light: <FlashIcon />, dark: <MoonIcon />, system: <DesktopIcon /> } as const;

export const ThemeMenu = observer(function ThemeMenu() {
  const label = useIntl().formatMessage({ id: 'common.theme' });
  const { theme, themes, chooseTheme } = useAppearance();
  return (
    <PopoverButton
      label={label}
      className={styles['button']}
      content={() => <ChoiceMenu label={label} choices={themes} chosen={theme} onChoose={chooseTheme} />}
    >
      {icons[theme]}
    </PopoverButton>
  );
});
