import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './KeysPanel.module.scss';

interface ChoiceFieldsetProps {
  readonly legend: ReactNode;
  /** Translated; null when the choice is valid. */
  readonly error: string | null;
  readonly children: ReactNode;
}

/** A group of checkboxes of which at least one is required. */
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
