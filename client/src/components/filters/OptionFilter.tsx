import { Button, PopupKind } from '@blueprintjs/core';
import type { ButtonProps } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { compareStructural } from 'mobx';
import { lazy, memo, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Popover } from '../ui/Popover.tsx';
import { ReturnFocus } from '../ui/ReturnFocus.tsx';
import { OptionFilterContext, useOptionFilter } from './OptionFilterContext.ts';
import type { OptionFilterProps } from './OptionFilterContext.ts';
import styles from './OptionFilter.module.scss';

// The searchable list is loaded on demand.
const OptionList = lazy(async () => ({ default: (await import('./OptionList.tsx')).OptionList }));

/** Popover button with the current selection. @param given the popover's target props */
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

/** Created once: the popover does not depend on the choice, and is the most expensive part to render. */
const popover = (
  <Popover placement="bottom-start" popupKind={PopupKind.LISTBOX} content={<Content />}>
    <Target />
  </Popover>
);

const isSame = (before: OptionFilterProps, after: OptionFilterProps): boolean =>
  (['name', 'options', 'state', 'onRetry', 'onChange'] as const).every((key) => before[key] === after[key]) &&
  compareStructural(before.selected, after.selected);

/** A multi-select, searchable and operable by keyboard; an empty selection means all. Renders only when the choice changes. */
export const OptionFilter = memo(function OptionFilter(props: OptionFilterProps) {
  return <OptionFilterContext value={props}>{popover}</OptionFilterContext>;
}, isSame);
