import { Button, PopoverNext } from '@blueprintjs/core';
import { CalendarIcon, CaretDownIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { toIsoDate } from '../../lib/dates.ts';
import type { FilterForm } from '../../stores/FiltersStore.ts';
import styles from './DateFilter.module.scss';
import { presetOf, windowOf } from './datePresets.ts';
import type { DateWindow } from './datePresets.ts';
import { formatDays } from './formatDays.ts';

// The calendar and its date library are fetched when somebody wants to pick a date.
const DatePanel = lazy(async () => ({ default: (await import('./DatePanel.tsx')).DatePanel }));

interface DateFilterProps {
  readonly form: FilterForm;
  readonly span: DateWindow | null;
  readonly onChange: (changes: Partial<FilterForm>) => void;
}

/** The window of dates, and what it is compared with. */
export function DateFilter({ form, span, onChange }: DateFilterProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const shown = windowOf(form);
  const today = toIsoDate(new Date());
  const preset = presetOf(shown, today, span);
  const days = formatDays(intl, shown.start, shown.end, 'long');
  return (
    <PopoverNext
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
        icon={<CalendarIcon />}
        endIcon={<CaretDownIcon />}
        aria-label={intl.formatMessage({ id: 'filters.datesOf' }, { days })}
        title={days}
      >
        {preset === null ? days : intl.formatMessage({ id: `filters.preset.${preset}` })}
      </Button>
    </PopoverNext>
  );
}
