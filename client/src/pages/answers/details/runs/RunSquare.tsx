import type { RunState } from './filmStrip.ts';
import styles from './RunSquare.module.scss';

interface RunSquareProps {
  readonly state: RunState;
}

const SIGNS: Readonly<Record<Exclude<RunState['kind'], 'named'>, string>> = {
  notNamed: '',
  refused: '×',
  empty: '–',
  failed: '!',
};

/** The result of a run, shown by shape and sign as well as colour: position of the own brand, or why it has none. */
export function RunSquare({ state }: RunSquareProps) {
  const first = state.kind === 'named' && state.position === 1 ? (styles['first'] ?? '') : '';
  return (
    <span className={`${styles['square'] ?? ''} ${styles[state.kind] ?? ''} ${first}`} aria-hidden="true">
      {state.kind === 'named' ? state.position : SIGNS[state.kind]}
    </span>
  );
}
