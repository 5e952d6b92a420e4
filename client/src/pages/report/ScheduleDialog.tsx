import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportLocale, ReportSchedule } from '#client/api/schemas/reportOptionSchemas.ts';
import { formatHour, formatWeekday, HOURS, WEEKDAYS } from '#client/components/schedule/weekTimes.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { SelectField } from '#client/components/ui/SelectField.tsx';
import { isConflict } from '#client/lib/ApiError.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { canonicalZone } from '#client/lib/zoneClock.ts';
import { useStores } from '#client/stores/useStores.ts';
import { FormDialog } from './FormDialog.tsx';
import { LayoutFields } from './LayoutFields.tsx';
import { isLinkDays } from './linkDays.ts';
import { LinkDaysField } from './LinkDaysField.tsx';
import { layoutDraft, newLayout, readSchedule } from './reportDraft.ts';
import { useReportForm } from './useReportForm.ts';
import styles from './ReportPage.module.scss';

interface ScheduleDialogProps {
  readonly schedule: ReportSchedule | null;
  readonly save: (schedule: ReportSchedule, from: { readonly base?: ReportSchedule | null }) => Promise<void>;
  readonly onClose: () => void;
}

const MONTH_DAYS = Array.from({ length: 28 }, (_, index) => index + 1);

const newSchedule = (locale: ReportLocale): ReportSchedule => ({
  every: 'week',
  day: 1,
  hour: 9,
  time_zone: machineZone(),
  link_days: 30,
  layout: newLayout(locale),
});

/** The schedule and layout of automatic reports. Mount it only while it is open. */
export const ScheduleDialog = observer(function ScheduleDialog({ schedule, save, onClose }: ScheduleDialogProps) {
  const intl = useIntl();
  const { preferences, projects } = useStores();
  /** The base of the edit. After a conflict the next save deliberately replaces what somebody else saved. */
  const [from, setFrom] = useState<{ readonly base?: ReportSchedule | null }>({ base: schedule });
  const start = schedule ?? newSchedule(preferences.locale);
  const form = useReportForm({
    draftName: `report.${projects.currentId ?? ''}.schedule`,
    read: readSchedule,
    begin: { ...start, link_days: String(start.link_days), layout: layoutDraft(start.layout) },
    logo: start.layout.logo,
  });
  const { value: draft, layout, change } = form;
  const linkDays = draft.link_days;
  const [isChecked, setChecked] = useState(false);
  const isZone = canonicalZone(draft.time_zone) !== null;
  const isFine = isZone && isLinkDays(linkDays) && layout.sections.length > 0;
  const days = draft.every === 'week' ? WEEKDAYS : MONTH_DAYS;
  return (
    <FormDialog
      what="report.schedule"
      title={<FormattedMessage id="report.schedule" />}
      confirmLabel={<FormattedMessage id="report.schedule.save" />}
      check={() => {
        setChecked(true);
        return isFine;
      }}
      send={async () => {
        try {
          await save({ ...draft, link_days: Number(linkDays), layout }, from);
        } catch (error) {
          if (isConflict(error)) setFrom({});
          throw error;
        }
        form.forget();
      }}
      onCancel={() => {
        form.discard();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles['pair']}>
        <SelectField
          label={<FormattedMessage id="report.schedule.every" />}
          value={draft.every}
          options={(['week', 'month'] as const).map((every) => [
            every,
            intl.formatMessage({ id: `report.schedule.${every}` }),
          ])}
          onChange={(value) => {
            change({ every: value === 'month' ? 'month' : 'week', day: 1 });
          }}
        />
        <SelectField
          label={<FormattedMessage id="report.schedule.day" />}
          value={draft.day}
          options={days.map((day) => [
            day,
            draft.every === 'week'
              ? formatWeekday(intl, day, 'long')
              : intl.formatMessage({ id: 'report.schedule.monthDay' }, { day }),
          ])}
          onChange={(value) => {
            change({ day: Number(value) });
          }}
        />
        <SelectField
          label={<FormattedMessage id="report.schedule.hour" />}
          value={draft.hour}
          options={HOURS.map((hour) => [hour, formatHour(hour)])}
          onChange={(value) => {
            change({ hour: Number(value) });
          }}
        />
        <FormField
          label={<FormattedMessage id="report.schedule.zone" />}
          error={isChecked && !isZone ? intl.formatMessage({ id: 'report.schedule.zone.error' }) : null}
        >
          {(wiring) => (
            <InputGroup
              {...wiring}
              fill
              maxLength={64}
              value={draft.time_zone}
              onChange={({ target }) => {
                change({ time_zone: target.value.trim() });
              }}
            />
          )}
        </FormField>
        <LinkDaysField
          label={<FormattedMessage id="report.schedule.linkDays" />}
          days={linkDays}
          isChecked={isChecked}
          fill
          onChange={(days) => {
            change({ link_days: days });
          }}
        />
      </div>
      <LayoutFields
        layout={layout}
        sectionError={
          isChecked && layout.sections.length === 0 ? intl.formatMessage({ id: 'report.error.sections' }) : null
        }
        onChange={form.changeLayout}
      />
    </FormDialog>
  );
});
