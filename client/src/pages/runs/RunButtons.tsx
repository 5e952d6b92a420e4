import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CollectRun } from '#client/api/schemas/collectRunSchemas.ts';
import { AttemptButton } from '#client/components/attempt/AttemptButton.tsx';
import { ConfirmDialog } from '#client/components/ui/ConfirmDialog.tsx';
import type { RunsModel } from './useRuns.ts';
import styles from './RunsPage.module.scss';

interface RunButtonsProps {
  readonly model: RunsModel;
  readonly run: CollectRun;
}

/** The commands available in the state of a round: pause, resume, cancel, repeat failed ones. */
export function RunButtons({ model, run }: RunButtonsProps) {
  const intl = useIntl();
  const [asks, setAsks] = useState<'cancel' | 'unsure' | null>(null);
  const { id, state, elsewhere, unsure } = run;
  const isOpen = state === 'running' || state === 'paused' || state === 'interrupted';
  const canRepeat = !isOpen && run.failed + run.empty > 0;
  const press = (what: 'pause' | 'goOn' | 'again', work: () => Promise<unknown>) => (
    // A round that was paused has other buttons.
    <AttemptButton key={what} size="small" what={intl.formatMessage({ id: `runs.${what}` })} work={work}>
      <FormattedMessage id={`runs.${what}`} />
    </AttemptButton>
  );
  const close = (): void => {
    setAsks(null);
  };
  if (elsewhere) return null;
  return (
    <span className={styles['row']}>
      {state === 'running' && press('pause', () => model.pause(id))}
      {(state === 'paused' || state === 'interrupted') &&
        (unsure === 0 ? (
          press('goOn', () => model.goOn(id, false))
        ) : (
          <Button
            size="small"
            onClick={() => {
              setAsks('unsure');
            }}
          >
            <FormattedMessage id="runs.goOn" />
          </Button>
        ))}
      {isOpen && (
        <Button
          size="small"
          variant="minimal"
          onClick={() => {
            setAsks('cancel');
          }}
        >
          <FormattedMessage id="runs.cancel" />
        </Button>
      )}
      {canRepeat && press('again', () => model.again(run))}
      {asks === 'cancel' && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'runs.cancel' })}
          confirmLabel={<FormattedMessage id="runs.cancel" />}
          dismissLabel={<FormattedMessage id="common.dontCancel" />}
          danger
          onConfirm={() => model.cancel(id)}
          onClose={close}
        >
          <p>
            <FormattedMessage id="runs.cancel.about" values={{ done: run.done }} />
          </p>
        </ConfirmDialog>
      )}
      {asks === 'unsure' && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'runs.goOn' })}
          confirmLabel={<FormattedMessage id="runs.unsure.redo" />}
          onConfirm={() => model.goOn(id, true)}
          onClose={close}
        >
          <p>
            <FormattedMessage id="runs.unsure" values={{ count: unsure }} />
          </p>
          <AttemptButton
            what={intl.formatMessage({ id: 'runs.goOn' })}
            work={async () => model.goOn(id, false).then(close)}
          >
            <FormattedMessage id="runs.unsure.leave" />
          </AttemptButton>
        </ConfirmDialog>
      )}
    </span>
  );
}
