import { NumericInput } from '@blueprintjs/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CollectPlan } from '#client/api/schemas/collectPlanSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { ToggleChips } from '#client/components/ui/ToggleChips.tsx';
import { errorAt } from '#client/lib/fieldErrors.ts';
import { formatHour, formatWeekday, HOURS, WEEKDAYS, zonesWith } from '../schedule/weekTimes.ts';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import styles from './Collect.module.scss';

export type PlanTimes = Omit<CollectPlan, 'platforms'>;

interface PlanFieldsProps {
  readonly plan: PlanTimes;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<PlanTimes>) => void;
}

/** Runs, days, hour, time zone and both caps of a plan. */
export function PlanFields({ plan, errors, onChange }: PlanFieldsProps) {
  const intl = useIntl();
  const number = (
    part: 'repeats' | 'cap_answers' | 'cap_cost',
    { min, max, step }: { readonly min: number; readonly max: number; readonly step: number },
  ) => (
    <FormField label={<FormattedMessage id={`collect.plan.${part}`} />} error={errorAt(errors, `plan.${part}`)}>
      {(wiring) => (
        <NumericInput
          {...wiring}
          fill
          clampValueOnBlur
          min={min}
          max={max}
          stepSize={step}
          majorStepSize={null}
          minorStepSize={null}
          value={plan[part]}
          onValueChange={(value) => {
            if (Number.isFinite(value)) onChange({ [part]: value });
          }}
        />
      )}
    </FormField>
  );
  return (
    <div className={styles['stack']}>
      <div className={styles['three']}>
        {number('repeats', { min: 1, max: 10, step: 1 })}
        {number('cap_answers', { min: 1, max: 1_000_000, step: 100 })}
        {number('cap_cost', { min: 0, max: 100_000, step: 5 })}
      </div>
      <div className={styles['group']}>
        <h3>
          <FormattedMessage id="collect.plan.days" />
        </h3>
        <ToggleChips
          label={intl.formatMessage({ id: 'collect.plan.days' })}
          options={WEEKDAYS.map((value) => ({
            value,
            label: formatWeekday(intl, value, 'short'),
          }))}
          chosen={WEEKDAYS.filter((day) => plan.days.includes(day))}
          onChange={(days) => {
            onChange({ days: [...days] });
          }}
        />
        {plan.days.length === 0 && (
          <p className={styles['small']}>
            <FormattedMessage id="collect.plan.days.none" />
          </p>
        )}
      </div>
      <div className={styles['two']}>
        <FormField label={<FormattedMessage id="collect.plan.hour" />} error={errorAt(errors, 'plan.hour')}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              fill
              value={plan.hour}
              options={HOURS.map((value) => ({ value, label: formatHour(value) }))}
              onChange={(event) => {
                onChange({ hour: Number(event.currentTarget.value) });
              }}
            />
          )}
        </FormField>
        <FormField label={<FormattedMessage id="collect.plan.zone" />} error={errorAt(errors, 'plan.time_zone')}>
          {(wiring) => (
            <NativeSelect
              {...wiring}
              fill
              value={plan.time_zone}
              options={zonesWith(plan.time_zone)}
              onChange={(event) => {
                onChange({ time_zone: event.currentTarget.value });
              }}
            />
          )}
        </FormField>
      </div>
    </div>
  );
}
