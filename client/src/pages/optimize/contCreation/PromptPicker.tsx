import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { useIntl } from 'react-intl';
import type { OptionFilterProps } from '../../../components/filters/OptionFilter.tsx';
import { OptionList } from '../../../components/filters/OptionList.tsx';

/** Prompts to choose from, searchable and by keyboard; unlike in a filter, none chosen means none. */
export function PromptPicker(props: OptionFilterProps) {
  const intl = useIntl();
  const { name, selected } = props;
  const summary = intl.formatMessage({ id: 'brief.begin.count' }, { count: selected.length });
  return (
    <PopoverNext placement="bottom-start" popupKind={PopupKind.LISTBOX} content={<OptionList {...props} />}>
      <Button
        variant="outlined"
        endIcon={<CaretDownIcon />}
        aria-label={intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary })}
      >
        {summary}
      </Button>
    </PopoverNext>
  );
}
