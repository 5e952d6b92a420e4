import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { AnswerView } from '#client/components/answers/AnswerView.tsx';
import { RunToolbar } from './RunToolbar.tsx';
import styles from './RunViewer.module.scss';

interface RunViewerProps {
  readonly id: string;
  /** Its index among the runs, from 0; -1: the filters exclude it. */
  readonly index: number;
  readonly total: number;
  readonly canCompare: boolean;
  /** A comparison was just closed. */
  readonly takesFocus: boolean;
  readonly onStep: (step: number) => void;
  readonly onCompare: () => void;
  /** Back to a run that matches the filters. */
  readonly onNewest: () => void;
}

/** One run: its text with marks, and its brands and sources. */
export function RunViewer(props: RunViewerProps) {
  const { id, index, total, canCompare, takesFocus, onStep, onCompare, onNewest } = props;
  const intl = useIntl();
  return (
    <div className={styles['card']}>
      <RunToolbar
        index={index}
        total={total}
        canCompare={canCompare}
        takesFocus={takesFocus}
        onStep={onStep}
        onCompare={onCompare}
      />
      {index === -1 && (
        <div className={styles['outside']} role="note">
          {intl.formatMessage({ id: 'promptDetails.outside' })}
          <Button size="small" onClick={onNewest}>
            {intl.formatMessage({ id: 'promptDetails.outside.newest' })}
          </Button>
        </div>
      )}
      <AnswerView id={id} headedBy="platform" />
    </div>
  );
}
