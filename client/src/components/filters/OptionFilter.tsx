import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import type { ButtonProps } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { compareStructural } from 'mobx';
import { lazy, memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { ReturnFocus } from '../ui/ReturnFocus.tsx';
import styles from './OptionFilter.module.scss';
import { OptionFilterContext, useOptionFilter } from './OptionFilterContext.ts';
import type { OptionFilterProps } from './OptionFilterContext.ts';

// The searchable list is fetched when somebody opens it.
const OptionList = lazy(async () => ({ default: (await import('./OptionList.tsx')).OptionList }));

/** Says what is chosen. @param given what makes a button the target of a popover */
function Target({ className = '', ...given }: ButtonProps) {
  const { name, options, selected } = useOptionFilter();
  const intl = useIntl();
  const [first] = selected;
  const chosenName = options.find(({ id }) => id === first)?.name ?? first ?? '';
  const summary =
    first === undefined
      ? intl.formatMessage({ id: 'filters.all' })
      : intl.formatMessage(
          { id: 'filters.chosen' },
          { first: chosenName, more: selected.length - 1, total: selected.length },
        );
  return (
    <Button
      {...given}
      className={`${className} ${styles['target'] ?? ''} ${first === undefined ? '' : (styles['used'] ?? '')}`}
      variant="outlined"
      active={first !== undefined}
      endIcon={<CaretDownIcon />}
      ellipsizeText
      aria-label={intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary })}
    >
      <span className={styles['name']}>{name}</span> {summary}
    </Button>
  );
}

function Content() {
  return (
    <>
      <ReturnFocus />
      <Suspense fallback={<div className={styles['loading']} aria-busy="true" />}>
        <OptionList {...useOptionFilter()} />
      </Suspense>
    </>
  );
}

/** Made once: where it opens has nothing to do with the choice, and is the dearest of it to draw. */
const popover = (
  <PopoverNext placement="bottom-start" popupKind={PopupKind.LISTBOX} content={<Content />}>
    <Target />
  </PopoverNext>
);

const isSame = (before: OptionFilterProps, after: OptionFilterProps): boolean =>
  (['name', 'options', 'state', 'onRetry', 'onChange'] as const).every((key) => before[key] === after[key]) &&
  compareStructural(before.selected, after.selected);

/** Several of a list, searchable and by keyboard; nothing chosen means all of them. Drawn again for another choice only. */
export const OptionFilter = memo(function OptionFilter(props: OptionFilterProps) {
  return <OptionFilterContext value={props}>{popover}</OptionFilterContext>;
}, isSame);
