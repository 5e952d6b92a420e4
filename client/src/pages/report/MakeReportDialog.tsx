import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReportHead } from '#client/api/schemas/issuedReportSchemas.ts';
import { FormField } from '#client/components/ui/FormField.tsx';
import { isIsoDate } from '#client/lib/dates.ts';
import { machineZone } from '#client/lib/machineZone.ts';
import { useStores } from '#client/stores/useStores.ts';
import { FormDialog } from './FormDialog.tsx';
import { LayoutFields } from './LayoutFields.tsx';
import { layoutDraft, newLayout, readMaking } from './reportDraft.ts';
import { useReportForm } from './useReportForm.ts';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface MakeReportDialogProps {
  readonly make: ReportModel['make'];
  readonly onMade: (head: ReportHead) => void;
  readonly onClose: () => void;
}

type Days = { readonly start: string; readonly end: string };

function problemOf({ start, end }: Days): 'days' | 'order' | null {
  if (!isIsoDate(start) || !isIsoDate(end)) return 'days';
  return start > end ? 'order' : null;
}

/** Dates and layout of a new report; the defaults are the dates of the other pages. Mount it only while it is open. */
export const MakeReportDialog = observer(function MakeReportDialog({ make, onMade, onClose }: MakeReportDialogProps) {
  const intl = useIntl();
  const { filters, preferences, projects } = useStores();
  const { start_time: first, end_time: last } = filters.form;
  const form = useReportForm({
    draftName: `report.${projects.currentId ?? ''}.new`,
    read: readMaking,
    begin: { start: first, end: last, layout: layoutDraft(newLayout(preferences.locale)) },
    logo: null,
  });
  const { value: days, layout } = form;
  const [isChecked, setChecked] = useState(false);
  const problem = isChecked ? problemOf(days) : null;
  const dayFields = [
    ['start', 'report.field.start'],
    ['end', 'report.field.end'],
  ] as const;
  return (
    <FormDialog
      what="report.make.title"
      title={<FormattedMessage id="report.make.title" />}
      confirmLabel={<FormattedMessage id="report.make" />}
      check={() => {
        setChecked(true);
        return problemOf(days) === null && layout.sections.length > 0;
      }}
      send={async () => {
        const { start: start_time, end: end_time } = days;
        const head = await make({ ...layout, start_time, end_time, time_zone: machineZone() });
        form.forget();
        onMade(head);
      }}
      onCancel={() => {
        form.discard();
        onClose();
      }}
      onClose={onClose}
    >
      <div className={styles['pair']}>
        {dayFields.map(([name, labelId]) => (
          <FormField
            key={name}
            label={<FormattedMessage id={labelId} />}
            error={problem === null || name === 'end' ? null : intl.formatMessage({ id: `report.error.${problem}` })}
            required
          >
            {(wiring) => (
              <InputGroup
                {...wiring}
                fill
                type="date"
                value={days[name]}
                onChange={({ target }) => {
                  form.change({ [name]: target.value });
                }}
              />
            )}
          </FormField>
        ))}
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
