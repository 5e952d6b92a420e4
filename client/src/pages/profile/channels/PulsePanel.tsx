import { Button, Switch } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PulsePlan } from '#client/api/schemas/channelSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { Panel } from '#client/components/figures/Panel.tsx';
import { formatHour, formatWeekday, HOURS, WEEKDAYS, zonesWith } from '#client/components/schedule/weekTimes.ts';
import { SelectField } from '#client/components/ui/SelectField.tsx';
import { isConflict } from '#client/lib/ApiError.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { PulsePreview } from './PulsePreview.tsx';
import { useBusy } from './useBusy.ts';
import styles from './ChannelsPanel.module.scss';

interface PulsePanelProps {
  readonly plan: PulsePlan;
  readonly nextAt: string | null;
  /** Whether any channel receives the pulse. */
  readonly hasChannel: boolean;
  readonly mayManage: boolean;
  readonly onSave: (plan: PulsePlan, from: { readonly base?: PulsePlan }) => Promise<void>;
}

/** The form's schedule: unsaved changes over the saved schedule. */
function usePulseForm(saved: PulsePlan, onSave: PulsePanelProps['onSave']) {
  const [typed, setTyped] = useState<Partial<PulsePlan> | null>(null);
  /** The schedule that the changes are based on; undefined after a conflict, so that the next save overwrites on purpose. */
  const [base, setBase] = useState<PulsePlan>();
  // A pulse that is off has no time zone to keep: turning it on uses the zone of this device.
  const zone = saved.on ? saved.time_zone : machineZone();
  const plan = { ...saved, time_zone: zone, ...typed };
  return {
    plan,
    isChanged: typed !== null,
    change: (part: Partial<PulsePlan>): void => {
      if (typed === null) setBase(saved);
      setTyped({ ...typed, ...part });
    },
    cancel: (): void => {
      setTyped(null);
    },
    save: async (): Promise<void> => {
      const of = typed === null ? saved : base;
      try {
        await onSave(plan, of === undefined ? {} : { base: of });
        setTyped(null);
      } catch (error) {
        if (isConflict(error)) {
          setTyped({ ...typed });
          setBase(undefined);
        }
        throw error;
      }
    },
  };
}

/** The schedule of the weekly pulse, and a preview. */
export function PulsePanel({ plan: saved, nextAt, hasChannel, mayManage, onSave }: PulsePanelProps) {
  const intl = useIntl();
  const { isBusy, run } = useBusy();
  const [isShown, setShown] = useState(false);
  const form = usePulseForm(saved, onSave);
  const { plan, change } = form;
  return (
    <Panel
      title={<FormattedMessage id="channels.pulse.title" />}
      subtitle={<FormattedMessage id="channels.pulse.subtitle" />}
    >
      <div className={styles['fields']}>
        <Switch
          checked={plan.on}
          disabled={!mayManage}
          label={intl.formatMessage({ id: 'channels.pulse.on' })}
          onChange={({ currentTarget }) => {
            change({ on: currentTarget.checked });
          }}
        />
        <div className={styles['three']}>
          <SelectField
            label={<FormattedMessage id="channels.pulse.weekday" />}
            disabled={!mayManage}
            value={plan.weekday}
            options={WEEKDAYS.map((day) => [day, formatWeekday(intl, day, 'long')])}
            onChange={(weekday) => {
              change({ weekday: Number(weekday) });
            }}
          />
          <SelectField
            label={<FormattedMessage id="channels.pulse.hour" />}
            disabled={!mayManage}
            value={plan.hour}
            options={HOURS.map((hour) => [hour, formatHour(hour)])}
            onChange={(hour) => {
              change({ hour: Number(hour) });
            }}
          />
          <SelectField
            label={<FormattedMessage id="channels.pulse.zone" />}
            disabled={!mayManage}
            value={plan.time_zone}
            options={zonesWith(plan.time_zone).map((name) => [name, name])}
            onChange={(zone) => {
              change({ time_zone: zone });
            }}
          />
        </div>
        {nextAt !== null && (
          <p className={styles['note']}>
            <FormattedMessage id="channels.pulse.next" values={{ when: formatInstant(intl, nextAt) }} />
          </p>
        )}
        {plan.on && !hasChannel && (
          <p className={styles['error']}>
            <FormattedMessage id="channels.pulse.noChannel" />
          </p>
        )}
        <span className={styles['buttons']}>
          <Button
            size="small"
            aria-expanded={isShown}
            onClick={() => {
              setShown(!isShown);
            }}
          >
            <FormattedMessage id="channels.pulse.preview" />
          </Button>
          {mayManage && (
            <Button size="small" intent="primary" loading={isBusy} onClick={() => void run(form.save)}>
              <FormattedMessage id="channels.pulse.save" />
            </Button>
          )}
          {form.isChanged && (
            <Button size="small" variant="minimal" disabled={isBusy} onClick={form.cancel}>
              <FormattedMessage id="common.cancel" />
            </Button>
          )}
        </span>
        {isShown && <PulsePreview timeZone={plan.time_zone} />}
      </div>
    </Panel>
  );
}
