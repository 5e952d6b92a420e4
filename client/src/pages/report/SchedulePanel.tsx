import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ScheduleState } from '#client/api/schemas/reportOptionSchemas.ts';
import { formatInstant } from '#client/components/answers/formatInstant.ts';
import { AttemptButton } from '#client/components/attempt/AttemptButton.tsx';
import { Panel } from '#client/components/figures/Panel.tsx';
import { NoReceivers } from './NoReceivers.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import type { ReportModel } from './useReports.ts';
import styles from './ReportPage.module.scss';

interface SchedulePanelProps {
  readonly state: ScheduleState;
  readonly save: ReportModel['schedule'];
  readonly canChange: boolean;
}

/** Whether reports are made automatically, the next one, and why the last one failed. */
export function SchedulePanel({ state, save, canChange }: SchedulePanelProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { schedule, next_at: next, failure } = state;
  const stop = intl.formatMessage({ id: 'report.schedule.stop' });
  return (
    <Panel
      title={<FormattedMessage id="report.schedule" />}
      subtitle={<FormattedMessage id="report.schedule.about" />}
      actions={
        canChange && (
          <>
            {schedule !== null && (
              <AttemptButton
                size="small"
                variant="minimal"
                what={stop}
                work={async () => save(null, { base: schedule })}
              >
                {stop}
              </AttemptButton>
            )}
            <Button
              size="small"
              onClick={() => {
                setOpen(true);
              }}
            >
              <FormattedMessage id={schedule === null ? 'report.schedule.set' : 'report.schedule.change'} />
            </Button>
          </>
        )
      }
    >
      <p>
        {schedule === null || next === null ? (
          <FormattedMessage id="report.schedule.off" />
        ) : (
          <>
            <FormattedMessage id={`report.schedule.${schedule.every}`} />
            {' · '}
            <FormattedMessage id="report.schedule.on" values={{ when: formatInstant(intl, next) }} />
          </>
        )}
      </p>
      {schedule !== null && canChange && <NoReceivers />}
      {failure !== null && (
        <p role="status" className={styles['error']}>
          <FormattedMessage
            id="report.schedule.failed"
            values={{ when: formatInstant(intl, failure.at), message: failure.message }}
          />
        </p>
      )}
      {isOpen && (
        <ScheduleDialog
          schedule={schedule}
          save={async (changed, from) => {
            await save(changed, from);
            setOpen(false);
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </Panel>
  );
}
