import * as v from 'valibot';
import type { Http } from './http.ts';
import type { PageQuery } from './pageQuery.ts';
import { alertListSchema } from './schemas/alertListSchemas.ts';
import type { AlertView } from './schemas/alertListSchemas.ts';

interface AlertQuery extends PageQuery {
  readonly time_zone: string;
  readonly view: AlertView;
  /** A rule; omitted: all of them. */
  readonly kind?: string;
}

/** What is muted: one alert by its id, or a kind by its rule. */
export interface AlertMuting {
  readonly scope: 'alert' | 'kind';
  readonly of: string;
}

/** The alert list of the project. */
export function createAlertApi(http: Http) {
  return {
    list: (query: AlertQuery, signal?: AbortSignal) =>
      http.get('/api/front/alert/index', alertListSchema, { ...query }, { signal }),
    acknowledge: (ids: readonly string[]) => http.post('/api/front/alert/acknowledge', v.unknown(), { ids }),
    mute: (muting: AlertMuting, until: string | null) =>
      http.post('/api/front/alert/mute', v.unknown(), { ...muting, until }),
    unmute: (muting: AlertMuting) => http.post('/api/front/alert/unmute', v.unknown(), { ...muting }),
  };
}
