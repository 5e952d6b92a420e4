type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

/** Which part of the day an hour (0 to 23) of the reader's own clock belongs to. */
export function dayPart(hour: number): DayPart {
  if (hour >= 5 && hour < 11) return 'morning';
  if (hour >= 11 && hour < 13) return 'noon';
  if (hour >= 13 && hour < 18) return 'afternoon';
  return hour >= 18 && hour < 23 ? 'evening' : 'night';
}
