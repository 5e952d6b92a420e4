import { useIntl } from 'react-intl';
import { DefinitionButton } from './DefinitionButton.tsx';

/** The "?" beside the numbers of answers asked and expected. */
export function ExpectedPopover() {
  const intl = useIntl();
  return (
    <DefinitionButton
      term="expected_answers"
      name={intl.formatMessage({ id: 'workplace.expected' })}
      definition={intl.formatMessage({ id: 'workplace.expected.definition' })}
      formula={intl.formatMessage({ id: 'workplace.expected.formula' })}
    />
  );
}
