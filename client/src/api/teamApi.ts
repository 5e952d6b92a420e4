import type { Http } from './http.ts';
import { invitePageSchema } from './teamSchemas.ts';

/** The team calls of the specification that have a screen. */
export function createTeamApi(http: Http) {
  return {
    /** What an invitation says, for whoever holds its link. */
    inviteInfo: (code: string, signal?: AbortSignal) =>
      http.get('/api/front/user/team/invite_page_info', invitePageSchema, { code }, { signal }),
  };
}

export type TeamApi = ReturnType<typeof createTeamApi>;
