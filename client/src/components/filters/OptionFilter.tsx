import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CaretDownIcon } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { NamedRef } from '../../api/namedRefSchemas.ts';
import styles from './OptionFilter.module.scss';

// The searchable list is fetched when somebody opens it.
const OptionList = lazy(async () => ({ default: (await import('./OptionList.tsx')).OptionList }));

export interface OptionFilterProps {
  /** What is chosen here: "Platforms". */
  readonly name: string;
  readonly options: readonly NamedRef[];
  readonly selected: readonly string[];
  readonly state: 'idle' | 'loading' | 'loaded' | 'failed';
  readonly onRetry: () => unknown;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Several of a list, searchable and by keyboard; nothing chosen means all of them. */
export function OptionFilter(props: OptionFilterProps) {
  const { name, options, selected } = props;
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
    <PopoverNext
      placement="bottom-start"
      popupKind={PopupKind.LISTBOX}
      content={
        <Suspense fallback={<div className={styles['loading']} aria-busy="true" />}>
          <OptionList {...props} />
        </Suspense>
      }
    >
      <Button
        className={`${styles['target'] ?? ''} ${first === undefined ? '' : (styles['used'] ?? '')}`}
        variant="outlined"
        active={first !== undefined}
        endIcon={<CaretDownIcon />}
        ellipsizeText
        aria-label={intl.formatMessage({ id: 'filters.chosenOf' }, { name, summary })}
      >
        <span className={styles['name']}>{name}</span> {summary}
      </Button>
    </PopoverNext>
  );
}
