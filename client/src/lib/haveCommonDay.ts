import type { Days } from './Days.ts';

/** Whether two ranges of days have a day in common. */
export const haveCommonDay = (first: Days, second: Days): boolean =>
  first.start <= second.end && second.start <= first.end;
