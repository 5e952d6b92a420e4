import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './KeysPanel.module.scss';

interface ChoiceFieldsetProps {
  readonly legend: ReactNode;
  /** Already translated; null when the choice is fine. */
  readonly error: string | null;
  readonly children: ReactNode;
}

/** Boxes to tick, of which at least one is wanted. */
export function ChoiceFieldset({ legend, error, children }: ChoiceFieldsetProps) {
  const errorId = useId();
  return (
    <fieldset className={styles['choices']} aria-describedby={error === null ? undefined : errorId}>
      <legend className={styles['legend']}>{legend}</legend>
      {children}
      {error !== null && (
        <p id={errorId} className={styles['error']} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
