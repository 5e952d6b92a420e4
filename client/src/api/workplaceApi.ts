import type { Http } from './http.ts';
import { checklistSchema, workplaceIndexSchema, workplaceProjectSchema } from './workplaceSchemas.ts';

/** The calls of the workplace. Days are those of `timeZone` (an IANA name). */
export function createWorkplaceApi(http: Http) {
  return {
    /** All projects of the caller. */
    index: (timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/workplace/index', workplaceIndexSchema, { time_zone: timeZone }, { signal }),
    /** The current project. */
    project: (timeZone: string, signal?: AbortSignal) =>
      http.get('/api/front/workplace/project', workplaceProjectSchema, { time_zone: timeZone }, { signal }),
    /** Hides the checklist of the current project for the caller, or shows it again. */
    hideChecklist: (hidden: boolean) => http.post('/api/front/workplace/checklist', checklistSchema, { hidden }),
  };
}
