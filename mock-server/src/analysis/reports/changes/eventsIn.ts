import type { TimelineEvent } from '#client/api/reportSchemas.ts';
import type { OverviewData } from '../overviewData.ts';
import { isElsewhere } from './eventSubjects.ts';

/** Events of the project within the window, oldest first, without the model changes of platforms that are filtered out. */
export function eventsIn(data: Pick<OverviewData, 'project' | 'window' | 'platforms'>): TimelineEvent[] {
  const { project, window, platforms } = data;
  return project.events
    .filter((event) => event.date >= window.start && event.date <= window.end)
    .filter((event) => !isElsewhere(project, event, platforms))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
    .map(({ id, date, kind, title_zh, title_en }) => ({ id, date, kind, title_zh, title_en }));
}
