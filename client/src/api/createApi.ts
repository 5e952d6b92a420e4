import { createFilterApi } from './filterApi.ts';
import type { Http } from './http.ts';
import { createLocalApi } from './localApi.ts';
import { createMenuApi } from './menuApi.ts';
import type { OlderReply } from './menuApi.ts';
import { createNoticeApi } from './noticeApi.ts';
import { createProjectApi } from './projectApi.ts';
import { createUserApi } from './userApi.ts';

/** The calls of the stores and the frame, one module per area; calls of pages are loaded with the page (useApi). */
export function createApi(http: Http, onOlderRefusal: (reply: OlderReply) => void) {
  return {
    user: createUserApi(http),
    project: createProjectApi(http),
    filters: createFilterApi(http),
    menu: createMenuApi(http, onOlderRefusal),
    notice: createNoticeApi(http),
    local: createLocalApi(http),
  };
}

export type Api = ReturnType<typeof createApi>;
