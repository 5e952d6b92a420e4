import { TranslateIcon } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { PopoverButton } from '../PopoverButton.tsx';
import styles from './Navbar.module.scss';

const LanguageChoices = lazy(async () => ({ default: (await import('./LanguageChoices.tsx')).LanguageChoices }));

export const LanguageMenu = observer(function LanguageMenu() {
  const label = useIntl().formatMessage({ id: 'common.language' });
  return (
    <PopoverButton label={label} className={styles['button']} content={() => <LanguageChoices />}>
      <TranslateIcon />
    </PopoverButton>
  );
});
