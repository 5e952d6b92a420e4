type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** The part of the day of an hour (0 to 23) in the reader's local time. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 23 ? 'evening' : 'night';
}
