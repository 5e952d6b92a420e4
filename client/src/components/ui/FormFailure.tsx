import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { bringIntoView } from './bringIntoView.ts';

interface FormFailureProps {
  /** Sets the space around it. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Why a form was not sent, above its fields. It scrolls into view: the button is fixed below the form, which may be scrolled to its end.
 */
export function FormFailure({ className, children }: FormFailureProps) {
  return (
    <Callout intent="danger" icon={null} className={className ?? ''}>
      <p role="alert" ref={bringIntoView}>
        {children}
      </p>
    </Callout>
  );
}
