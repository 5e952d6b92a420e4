import type { Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import { auditListSchema } from './schemas/auditSchemas.ts';
import type { AuditKind } from './schemas/auditSchemas.ts';

export interface AuditQuery extends PageQuery {
  readonly kind?: AuditKind;
  /** The id of a person. */
  readonly person?: string;
  /** The id of a project. */
  readonly project?: string;
}

/** The activity log of the team (/profile), for admins: others get code 403. */
export function createAuditApi(http: Http) {
  return {
    list: (query: AuditQuery, signal?: AbortSignal) =>
      http.get('/api/front/user/team/audit', auditListSchema, { ...query }, { signal }),
  };
}
