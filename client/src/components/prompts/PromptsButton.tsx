import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { OptionFilterProps } from '../filters/OptionFilterContext.ts';

// The searchable list is fetched when somebody opens it.
const OptionList = lazy(async () => ({ default: (await import('../filters/OptionList.tsx')).OptionList }));

interface PromptsButtonProps extends OptionFilterProps {
  /** How many are chosen, in words. */
  readonly summary: string;
}

/** Prompts to choose from, searchable and by keyboard; unlike in a filter, none chosen means none. */
export function PromptsButton({ summary, ...list }: PromptsButtonProps) {
  const intl = useIntl();
  return (
    <PopoverNext
      placement="bottom-start"
      popupKind={PopupKind.LISTBOX}
      content={
        <Suspense fallback={null}>
          <OptionList {...list} />
        </Suspense>
      }
    >
      <Button
        variant="outlined"
        endIcon={<CaretDownIcon />}
        aria-label={intl.formatMessage({ id: 'filters.chosenOf' }, { name: list.name, summary })}
      >
        {summary}
      </Button>
    </PopoverNext>
  );
}
