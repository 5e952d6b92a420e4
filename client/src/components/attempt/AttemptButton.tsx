import { Button } from '@blueprintjs/core';
import type { ButtonProps } from '@blueprintjs/core';
import { useEffect, useRef, useState } from 'react';
import { useAttempt } from './useAttempt.ts';

interface AttemptButtonProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  /** The button's name, translated, for a failure. */
  readonly what: string;
  readonly work: () => Promise<unknown>;
}

/** A button whose action is an attempt (useAttempt): it shows that the call runs, however long the reply takes. */
export function AttemptButton({ what, work, ...props }: AttemptButtonProps) {
  const attempt = useAttempt();
  const [isRunning, setRunning] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRunning = useRef(false);
  useEffect(() => {
    // A disabled button loses the focus, and a dialog without focus receives no key events.
    if (wasRunning.current && !isRunning && document.activeElement === document.body) button.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning]);
  const run = async (): Promise<void> => {
    setRunning(true);
    await attempt(what, work);
    setRunning(false);
  };
  return <Button {...props} ref={button} loading={isRunning} onClick={() => void run()} />;
}
