import type { TimelineEvent } from '#client/api/reportSchemas.ts';
import type { OverviewData } from './overviewData.ts';

/** Events of the project within the window, oldest first. */
export function eventsIn({ project, window }: Pick<OverviewData, 'project' | 'window'>): TimelineEvent[] {
  return project.events
    .filter(({ date }) => date >= window.start && date <= window.end)
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map(({ id, date, kind, title_zh, title_en }) => ({ id, date, kind, title_zh, title_en }));
}
