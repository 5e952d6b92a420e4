import styles from './ProgressCircle.module.scss';

interface ProgressCircleProps {
  /** 0 to 1. */
  readonly share: number;
  readonly label: string;
}

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that fills while something is sent. */
export function ProgressCircle({ share, label }: ProgressCircleProps) {
  const percent = Math.round(share * 100);
  return (
    <span
      className={styles['circle']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <svg width={48} height={48} viewBox="0 0 48 48" fill="none" aria-hidden="true">
        <circle className={styles['track']} cx={24} cy={24} r={RADIUS} strokeWidth={4} />
        <circle
          className={styles['done']}
          cx={24}
          cy={24}
          r={RADIUS}
          strokeWidth={4}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          transform="rotate(-90 24 24)"
        />
      </svg>
      <span className={styles['percent']}>{percent}</span>
    </span>
  );
}
