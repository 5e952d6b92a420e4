import { HTMLSelect } from '@blueprintjs/core';
import type { HTMLSelectProps } from '@blueprintjs/core';

/** Blueprint names its arrow "Open dropdown", in English whatever the language, though the list beside it says all there is to say. */
const SILENT = { title: false, 'aria-hidden': true } as const;

/** A list of the browser's own to choose one from. */
export function NativeSelect(props: HTMLSelectProps) {
  return <HTMLSelect {...props} iconProps={SILENT} />;
}
