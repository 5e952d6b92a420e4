import { MOST_LINK_DAYS } from '#client/api/schemas/reportOptionSchemas.ts';

/** Whether a typed text is a valid lifetime of a link in days. */
export const isLinkDays = (text: string): boolean =>
  /^\d{1,3}$/u.test(text) && Number(text) >= 1 && Number(text) <= MOST_LINK_DAYS;

/** Parses a stored lifetime as typed; null for anything else. */
export const readDays = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
