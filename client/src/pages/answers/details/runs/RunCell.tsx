import type { RunState } from './filmStrip.ts';
import { RunSquare } from './RunSquare.tsx';
import styles from './FilmStrip.module.scss';

interface RunCellProps {
  readonly id: string;
  readonly label: string;
  readonly state: RunState;
  readonly letter: string | undefined;
  readonly chosen: boolean;
  /** The run in the tab order. */
  readonly stop: boolean;
  /** The previous run was on another day. */
  readonly newDay: boolean;
  readonly onSelect: (id: string) => void;
}

/** One run of the strip. */
export function RunCell({ id, label, state, letter, chosen, stop, newDay, onSelect }: RunCellProps) {
  return (
    <div
      role="gridcell"
      aria-selected={chosen}
      className={`${styles['cell'] ?? ''} ${newDay ? (styles['newDay'] ?? '') : ''}`}
    >
      <button
        type="button"
        data-run={id}
        tabIndex={stop ? 0 : -1}
        className={`${styles['button'] ?? ''} ${chosen ? (styles['chosen'] ?? '') : ''}`}
        aria-label={letter === undefined ? label : `${letter} ${label}`}
        title={label}
        onClick={() => {
          onSelect(id);
        }}
      >
        <RunSquare state={state} />
        {letter !== undefined && <span className={styles['letter']} data-letter={letter} />}
      </button>
    </div>
  );
}
