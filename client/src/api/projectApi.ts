import type { Http } from './http.ts';
import { projectIndexSchema } from './projectSchemas.ts';

/** The project list of the account. */
export function createProjectApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/project/index', projectIndexSchema, {}, { signal }),
  };
}

export type ProjectApi = ReturnType<typeof createProjectApi>;
