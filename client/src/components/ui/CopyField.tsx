import { Button, InputGroup } from '@blueprintjs/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormField } from './FormField.tsx';

interface CopyFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** On the button. */
  readonly copy: ReactNode;
  readonly copied: ReactNode;
  /** Browsers copy on secure pages only. */
  readonly notCopied: ReactNode;
  /** Of the line that says how copying went. */
  readonly noteClassName?: string | undefined;
}

/** A text that is shown to be copied: selected when it takes the focus, with a button that says whether copying went well. */
export function CopyField({ label, value, copy, copied, notCopied, noteClassName }: CopyFieldProps) {
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
  return (
    <>
      <FormField label={label} error={null}>
        {(wiring) => (
          <InputGroup
            {...wiring}
            fill
            readOnly
            value={value}
            onFocus={(event) => {
              event.target.select();
            }}
            rightElement={
              <Button variant="minimal" onClick={start}>
                {copy}
              </Button>
            }
          />
        )}
      </FormField>
      <p role="status" className={noteClassName}>
        {isCopied !== null && (isCopied ? copied : notCopied)}
      </p>
    </>
  );
}
