import { Button } from '@blueprintjs/core';
import { useIntl } from 'react-intl';
import { AnswerView } from '#client/components/answers/AnswerView.tsx';
import { RunToolbar } from './RunToolbar.tsx';
import styles from './RunViewer.module.scss';

interface RunViewerProps {
  readonly id: string;
  /** Its place among the runs, from 0; -1: the filters leave it out. */
  readonly index: number;
  readonly total: number;
  readonly canCompare: boolean;
  /** A comparison just ended here. */
  readonly takesFocus: boolean;
  readonly onStep: (step: number) => void;
  readonly onCompare: () => void;
  /** Back to a run that the filters leave. */
  readonly onNewest: () => void;
}

/** One run in full: the text with its marks, and beside it whom it names and what it leans on. */
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
