import { writtenTime } from './dateSpellings.ts';

/** Whether a text is a date without a time: `2026-11-02`, `2.11.2026`. */
export function isDay(text: string): boolean {
  const time = writtenTime(text, 'dmy');
  return time !== null && 'clock' in time && time.clock === null;
}
