import { Button } from '@blueprintjs/core';
import { CalendarIcon, CaretDownIcon } from '@blueprintjs/icons';
import { compareStructural } from 'mobx';
import { observer } from 'mobx-react-lite';
import { lazy, memo, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { useStores } from '#client/stores/useStores.ts';
import { Popover } from '../ui/Popover.tsx';
import { presetOf, windowOf } from './datePresets.ts';
import type { DateWindow } from './datePresets.ts';
import { DATE_NAMES } from './filterSearch.ts';
import { formatDays } from './formatDays.ts';
import styles from './DateFilter.module.scss';

// The calendar and its date library are loaded on demand.
const DatePanel = lazy(async () => ({ default: (await import('./DatePanel.tsx')).DatePanel }));

interface DateFilterProps {
  readonly form: FilterForm;
  readonly span: DateWindow | null;
  readonly onChange: (changes: Partial<FilterForm>) => void;
}

const isSame = (before: DateFilterProps, after: DateFilterProps): boolean =>
  before.onChange === after.onChange &&
  compareStructural(before.span, after.span) &&
  DATE_NAMES.every((name) => before.form[name] === after.form[name]);

/** The date window and the window to compare with. Renders again only for other dates. */
export const DateFilter = memo(
  observer(function DateFilter({ form, span, onChange }: DateFilterProps) {
    const intl = useIntl();
    const { today } = useStores().filters;
    const [open, setOpen] = useState(false);
    const shown = windowOf(form);
    const preset = presetOf(shown, today, span);
    const days = formatDays(intl, shown.start, shown.end, 'long');
    const text = preset === null ? days : intl.formatMessage({ id: `filters.preset.${preset}` });
    return (
      <Popover
        isOpen={open}
        onInteraction={setOpen}
        placement="bottom-start"
        content={
          <div className={styles['panel']}>
            <Suspense fallback={<div className={styles['loading']} aria-busy="true" />}>
              <DatePanel
                form={form}
                span={span}
                today={today}
                onChange={onChange}
                onClose={() => {
                  setOpen(false);
                }}
              />
            </Suspense>
          </div>
        }
      >
        <Button
          className={styles['target'] ?? ''}
          variant="outlined"
          // On phones, as wide as the filters below and aligned with them.
          alignText="start"
          icon={<CalendarIcon />}
          endIcon={<CaretDownIcon />}
          aria-label={intl.formatMessage({ id: 'filters.datesOf' }, { days: text })}
          title={days}
        >
          {text}
        </Button>
      </Popover>
    );
  }),
  isSame,
);
