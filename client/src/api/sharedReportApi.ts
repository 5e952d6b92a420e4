import type { CallOptions, Http } from './http.ts';
import { sharedReportSchema } from './schemas/issuedReportSchemas.ts';

/** The one call of the report link page. */
export function createSharedReportApi(http: Http) {
  return {
    open: async (token: string, password: string | null, call?: CallOptions) =>
      http.post('/api/front/shared/report', sharedReportSchema, { token, password }, call),
  };
}
