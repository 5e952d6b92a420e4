import { TranslateIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { PopoverButton } from '../PopoverButton.tsx';
import { useAppearance } from '../useAppearance.ts';
import styles from './Navbar.module.scss';

export const LanguageMenu = observer(function LanguageMenu() {
  const label = useIntl().formatMessage({ id: 'common.language' });
  const { locale, languages, chooseLanguage } = useAppearance();
  return (
    <PopoverButton
      label={label}
      className={styles['button']}
      content={() => <ChoiceMenu label={label} choices={languages} chosen={locale} onChoose={chooseLanguage} />}
    >
      <TranslateIcon />
    </PopoverButton>
  );
});
