import type { Publication } from '#client/api/publicationSchemas.ts';
import type { TimelineEvent } from '#client/api/reportSchemas.ts';

interface Window {
  readonly start_time: string;
  readonly end_time: string;
}

/**
 * The marks of a trend including the changes recorded by people, oldest first. A change with the id of an event of the
 * project replaces that event, on the day set by the person.
 */
export function withChanges(
  events: readonly TimelineEvent[],
  changes: readonly Publication[],
  { start_time: start, end_time: end }: Window,
): TimelineEvent[] {
  const recorded = new Set(changes.map(({ id }) => id));
  const marks = changes
    .filter(({ published_on: on }) => on >= start && on <= end)
    .map(({ id, title, published_on: date }): TimelineEvent => {
      const event = events.find((one) => one.id === id);
      return {
        id,
        date,
        kind: 'content_published',
        title_zh: event?.title_zh ?? `发布：${title}`,
        title_en: event?.title_en ?? `Published: ${title}`,
      };
    });
  return [...events.filter(({ id }) => !recorded.has(id)), ...marks].sort((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  );
}
