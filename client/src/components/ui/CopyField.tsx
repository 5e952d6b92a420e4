import { Button, InputGroup, TextArea } from '@blueprintjs/core';
import { useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './CopyField.module.scss';
import { FormField } from './FormField.tsx';

interface CopyFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** Shown whole, in as many lines as it has. */
  readonly multiline?: boolean;
  /** On the button. */
  readonly copy: ReactNode;
  readonly copied: ReactNode;
  /** Of the line that says how copying went. */
  readonly noteClassName?: string | undefined;
}

/** A text that is shown to be copied: selected when it takes the focus, with a button that says whether copying went well. */
export function CopyField({ label, value, multiline = false, copy, copied, noteClassName }: CopyFieldProps) {
  /** Browsers copy on secure pages only. */
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const start = (): void => {
    // Refused, or not there at all.
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
