import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { useAppearance } from '../useAppearance.ts';

/** The themes to choose from; fetched when the menu is opened. */
export const ThemeChoices = observer(function ThemeChoices() {
  const label = useIntl().formatMessage({ id: 'common.theme' });
  const { theme, themes, chooseTheme } = useAppearance();
  return <ChoiceMenu label={label} choices={themes} chosen={theme} onChoose={chooseTheme} />;
});
