import { MOST_LINK_DAYS } from '#client/api/schemas/reportOptionSchemas.ts';

/** Whether what was typed is a number of days that a link may last. */
export const isLinkDays = (text: string): boolean =>
  /^\d{1,3}$/u.test(text) && Number(text) >= 1 && Number(text) <= MOST_LINK_DAYS;

/** How long a link lasts, as it was typed and kept; null for anything else. */
export const readDays = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
