import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { useAppearance } from '../useAppearance.ts';

/** The theme menu; loaded when it is opened. */
export const ThemeChoices = observer(function ThemeChoices() {
  const label = useIntl().formatMessage({ id: 'common.theme' });
  const { theme, themes, chooseTheme } = useAppearance();
  return <ChoiceMenu label={label} choices={themes} chosen={theme} onChoose={chooseTheme} />;
});
