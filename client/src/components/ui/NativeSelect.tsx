import { HTMLSelect } from '@blueprintjs/core';
import type { HTMLSelectProps } from '@blueprintjs/core';

/**
 * Hides Blueprint's arrow icon from screen readers: its name "Open dropdown" is English in every language and adds nothing to the select.
 */
const SILENT = { title: false, 'aria-hidden': true } as const;

/** A native select. */
export function NativeSelect(props: HTMLSelectProps) {
  return <HTMLSelect {...props} iconProps={SILENT} />;
}
