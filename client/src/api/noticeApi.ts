import * as v from 'valibot';
import type { Http } from './http.ts';
import { noticeListSchema } from './noticeSchemas.ts';

/** Calls about the messages in the bell: the list, and marking them read. */
export function createNoticeApi(http: Http) {
  return {
    list: (signal?: AbortSignal) => http.get('/api/front/notice/index', noticeListSchema, {}, { signal }),
    markRead: (ids: readonly string[]) => http.post('/api/front/notice/read', v.unknown(), { ids }),
  };
}
