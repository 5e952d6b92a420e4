import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormField } from './FormField.tsx';
import styles from './CopyField.module.scss';

interface CopyFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** Shows all lines. */
  readonly multiline?: boolean;
  /** Button label. */
  readonly copy: ReactNode;
  readonly copied: ReactNode;
  /** Class of the line with the outcome of copying. */
  readonly noteClassName?: string | undefined;
}

/** A read-only text for copying: selected on focus, with a copy button that shows the outcome. */
export function CopyField({ label, value, multiline = false, copy, copied, noteClassName }: CopyFieldProps) {
  /** Null: not tried; false: failed, since browsers only copy in secure contexts. */
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const start = (): void => {
    // Rejected, or the clipboard API is missing.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => {
          setCopied(true);
        },
        () => {
          setCopied(false);
        },
      );
  };
  const selectAll = ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    target.select();
  };
  return (
    <>
      <FormField label={label} error={null}>
        {(wiring) =>
          multiline ? (
            <div className={styles['whole']}>
              <TextArea
                {...wiring}
                fill
                readOnly
                className={styles['lines'] ?? ''}
                autoResize
                value={value}
                onFocus={selectAll}
              />
              <Button onClick={start}>{copy}</Button>
            </div>
          ) : (
            <InputGroup
              {...wiring}
              fill
              readOnly
              value={value}
              onFocus={selectAll}
              rightElement={
                <Button variant="minimal" onClick={start}>
                  {copy}
                </Button>
              }
            />
          )
        }
      </FormField>
      <p role="status" className={noteClassName}>
        {isCopied !== null && (isCopied ? copied : <FormattedMessage id="ui.notCopied" />)}
      </p>
    </>
  );
}
