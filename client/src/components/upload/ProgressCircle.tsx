import { Spinner } from '@blueprintjs/core';
import styles from './ProgressCircle.module.scss';

interface ProgressCircleProps {
  /** 0 to 1. */
  readonly share: number;
  readonly label: string;
}

/** A progress ring of an upload, with the percentage in it. */
export function ProgressCircle({ share, label }: ProgressCircleProps) {
  const percent = Math.round(share * 100);
  return (
    <span className={styles['circle']}>
      <Spinner size={48} intent="primary" value={share} aria-label={label} aria-valuenow={percent} />
      <span className={styles['percent']} aria-hidden="true">
        {percent}
      </span>
    </span>
  );
}
