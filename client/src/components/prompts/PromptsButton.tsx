import { Button, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { OptionFilterProps } from '../filters/OptionFilterContext.ts';
import { Popover } from '../ui/Popover.tsx';

// The searchable list is loaded on demand.
const OptionList = lazy(async () => ({ default: (await import('../filters/OptionList.tsx')).OptionList }));

interface PromptsButtonProps extends OptionFilterProps {
  /** The number of chosen prompts, in words. */
  readonly summary: string;
}

/** A prompt picker, searchable and operable by keyboard; unlike a filter, an empty selection means none. */
export function PromptsButton({ summary, ...list }: PromptsButtonProps) {
  const intl = useIntl();
  return (
    <Popover
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
    </Popover>
  );
}
