import '@blueprintjs/datetime2/lib/css/blueprint-datetime2.css';
import '@blueprintjs/datetime/lib/css/blueprint-datetime.css';
import { Button, Radio, RadioGroup } from '@blueprintjs/core';
import { DateRangePicker3 } from '@blueprintjs/datetime2';
import type { DateRange } from '@blueprintjs/datetime2';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toIsoDate } from '#client/lib/dates.ts';
import { haveCommonDay } from '#client/lib/haveCommonDay.ts';
import type { FilterForm } from '#client/stores/FiltersStore.ts';
import { presetDays, presetOf, presetWindow, previousWindow, windowOf } from './datePresets.ts';
import type { DateWindow, PresetId } from './datePresets.ts';
import { formatDays } from './formatDays.ts';
import { loadDateLocale } from './loadDateLocale.ts';
import styles from './DateFilter.module.scss';

interface DatePanelProps {
  readonly form: FilterForm;
  readonly span: DateWindow | null;
  readonly today: string;
  readonly onChange: (changes: Partial<FilterForm>) => void;
  readonly onClose: () => void;
}

/** Midnight of a day in the machine's time zone, which the calendar uses. */
const toDate = (isoDate: string): Date => new Date(`${isoDate}T00:00:00`);
/** Earliest day of the calendar, unless there are older answers. */
const EARLIEST = '2020-01-01';
const first = (days: readonly string[]): Date => toDate([...days].sort()[0] ?? EARLIEST);
const last = (days: readonly string[]): Date => toDate([...days].sort().at(-1) ?? EARLIEST);

interface RangeCalendarProps {
  readonly shown: DateWindow;
  /** The days that have answers, once loaded. */
  readonly span: DateWindow | null;
  readonly today: string;
  readonly onPick: (window: DateWindow) => void;
}

/** A calendar of two months; a half-picked range stays local until its other end is picked. */
function RangeCalendar({ shown, span, today, onPick }: RangeCalendarProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState<DateRange | null>(null);
  const handleChange = (range: DateRange): void => {
    const [start, end] = range;
    if (start === null || end === null) {
      setDraft(range);
      return;
    }
    setDraft(null);
    onPick({ start: toIsoDate(start), end: toIsoDate(end) });
  };
  return (
    <DateRangePicker3
      value={draft ?? [toDate(shown.start), toDate(shown.end)]}
      onChange={handleChange}
      allowSingleDayRange
      shortcuts={false}
      // Answers and addresses may have older days, which the calendar would otherwise clamp.
      minDate={first([EARLIEST, shown.start, span?.start ?? EARLIEST])}
      maxDate={last([today, shown.end])}
      singleMonthOnly={window.innerWidth < 720}
      locale={intl.locale}
      dateFnsLocaleLoader={loadDateLocale}
      dayPickerProps={{
        // Short names, as in all other dates: long ones would not fit beside the year.
        formatters: {
          formatMonthCaption: (month) =>
            intl.formatDate(Date.UTC(month.getFullYear(), month.getMonth()), { month: 'short', timeZone: 'UTC' }),
        },
        labels: {
          labelPrevious: () => intl.formatMessage({ id: 'filters.calendar.previous' }),
          labelNext: () => intl.formatMessage({ id: 'filters.calendar.next' }),
          labelMonthDropdown: () => intl.formatMessage({ id: 'filters.calendar.month' }),
          labelYearDropdown: () => intl.formatMessage({ id: 'filters.calendar.year' }),
        },
      }}
    />
  );
}

/** Presets, a calendar, and the window to compare with: the previous one, or one picked by hand. */
export function DatePanel({ form, span, today, onChange, onClose }: DatePanelProps) {
  const intl = useIntl();
  const shown = windowOf(form);
  const comparing =
    form.compare_start_time === '' ? null : { start: form.compare_start_time, end: form.compare_end_time };
  const [custom, setCustom] = useState(comparing !== null);
  const [picked, setPicked] = useState<DateWindow | null>(null);
  const presets: readonly PresetId[] = span === null ? presetDays : [...presetDays, 'all'];
  const active = presetOf(shown, today, span);
  const pick = ({ start, end }: DateWindow): void => {
    onChange({ start_time: start, end_time: end });
  };
  const before = previousWindow(shown);
  return (
    <>
      <div className={styles['presets']} role="group" aria-label={intl.formatMessage({ id: 'filters.presets' })}>
        {presets.map((preset) => (
          <Button
            key={preset}
            size="small"
            variant="outlined"
            active={preset === active}
            aria-pressed={preset === active}
            onClick={() => {
              if (preset !== 'all') pick(presetWindow(preset, today));
              else if (span !== null) pick(span);
              onClose();
            }}
          >
            {intl.formatMessage({ id: `filters.preset.${preset}` })}
          </Button>
        ))}
      </div>
      <RangeCalendar key={intl.locale} shown={shown} span={span} today={today} onPick={pick} />
      <div className={styles['compare']}>
        <RadioGroup
          label={<span className={styles['compareTitle']}>{intl.formatMessage({ id: 'filters.compare' })}</span>}
          selectedValue={custom ? 'custom' : 'previous'}
          onChange={({ currentTarget }) => {
            const wantsCustom = currentTarget.value === 'custom';
            setCustom(wantsCustom);
            if (!wantsCustom) onChange({ compare_start_time: '', compare_end_time: '' });
          }}
        >
          <Radio
            value="previous"
            label={intl.formatMessage(
              { id: 'filters.compare.previous' },
              { days: formatDays(intl, before.start, before.end) },
            )}
          />
          <Radio value="custom" label={intl.formatMessage({ id: 'filters.compare.custom' })} />
        </RadioGroup>
        {custom && (
          <RangeCalendar
            key={`compare-${intl.locale}`}
            shown={comparing ?? before}
            span={span}
            today={today}
            onPick={({ start, end }) => {
              setPicked({ start, end });
              onChange({ compare_start_time: start, compare_end_time: end });
            }}
          />
        )}
        {custom && picked !== null && haveCommonDay(picked, shown) && (
          <p className={styles['overlaps']} role="alert">
            {intl.formatMessage(
              { id: 'filters.compare.overlaps' },
              { days: formatDays(intl, picked.start, picked.end, 'long') },
            )}
          </p>
        )}
      </div>
    </>
  );
}
