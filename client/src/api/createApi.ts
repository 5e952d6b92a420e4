import type { Http } from './http.ts';
import { createInsightApi } from './insightApi.ts';
import { createLocalApi } from './localApi.ts';
import { createMenuApi } from './menuApi.ts';
import type { OlderReply } from './menuApi.ts';
import { createNoticeApi } from './noticeApi.ts';
import { createProjectApi } from './projectApi.ts';
import { createTeamApi } from './teamApi.ts';
import { createUserApi } from './userApi.ts';

/** All calls, one module an area. */
export function createApi(http: Http, onOlderRefusal: (reply: OlderReply) => void) {
  return {
    user: createUserApi(http),
    project: createProjectApi(http),
    insight: createInsightApi(http),
    menu: createMenuApi(http, onOlderRefusal),
    notice: createNoticeApi(http),
    local: createLocalApi(http),
    team: createTeamApi(http),
  };
}

export type Api = ReturnType<typeof createApi>;
