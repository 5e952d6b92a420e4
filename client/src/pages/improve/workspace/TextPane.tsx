import { useId } from 'react';
import styles from './Workspace.module.scss';

interface TextPaneProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  /** Omitted: read-only. */
  readonly onChange?: (text: string) => void;
}

/** A long text for reading or pasting. */
export function TextPane({ label, value, placeholder, onChange }: TextPaneProps) {
  const id = useId();
  return (
    <div className={styles['pane']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles['text']}
        value={value}
        placeholder={placeholder}
        readOnly={onChange === undefined}
        maxLength={200_000}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          onChange?.(currentTarget.value);
        }}
      />
    </div>
  );
}
