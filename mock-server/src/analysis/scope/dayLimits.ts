/** Limits of the days that calls accept: windows and their previous windows stay inside four-digit years. */
export const [FIRST_DAY, LAST_DAY] = ['1990-01-01', '2200-12-31'] as const;
