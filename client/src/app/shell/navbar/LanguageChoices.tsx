import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { ChoiceMenu } from '../ChoiceMenu.tsx';
import { useAppearance } from '../useAppearance.ts';

/** The language menu; loaded when it is opened. */
export const LanguageChoices = observer(function LanguageChoices() {
  const label = useIntl().formatMessage({ id: 'common.language' });
  const { locale, languages, chooseLanguage } = useAppearance();
  return <ChoiceMenu label={label} choices={languages} chosen={locale} onChoose={chooseLanguage} />;
});
