import type { Access } from '#client/api/schemas/accessSchemas.ts';

const FRONT = '/api/front/';

/**
 * The permission level a member needs for each POST call, by its path below /api/front/. Add a line for a new call: an unlisted call
 * needs `edit`, and a test names it. GET calls need `view`, except for the invitations.
 */
const NEEDED: Readonly<Record<Access, readonly string[]>> = {
  view: [
    // Login and registration: the caller has no level yet.
    ...['user/login', 'user/register/email', 'user/team/invite_operate', 'channel/answer', 'shared/report'],
    // The caller's own account, devices, notices and checklist.
    ...['user/logout', 'user/logoutToken', 'user/editProfile', 'user/updateAccount', 'user/updatePassword'],
    ...['notice/read', 'workplace/checklist'],
    // The caller's own views. Shared views need `edit`, which their handlers check.
    ...['view/save', 'view/delete', 'view/restore'],
    // These only read or count and store nothing.
    ...['brand/facts/try', 'brand/try', 'collect/estimate', 'keyword/plan', 'project/check_prompts', 'prompt/check'],
  ],
  edit: [
    ...['answer/sourceType', 'answers/push', 'brand/errors/mark', 'brand/facts/delete', 'brand/facts/save'],
    ...[
      'brand/save',
      'brand/suggestions/hide',
      'brand/themes/save',
      'capture/answer',
      'capture/close',
      'capture/start',
    ],
    ...['collect/run/again', 'collect/run/cancel', 'collect/run/pause', 'collect/run/resume', 'collect/run/start'],
    // A file inspected for an import is stored on the server until the import.
    ...['import/inspect', 'import/start', 'import/undo', 'keyword/inspect', 'traffic/inspect', 'traffic/import'],
    ...['traffic/clear', 'keyword/add', 'keyword/delete', 'keyword/restore', 'keyword/update'],
    ...['optimize/actions/add', 'optimize/actions/delete', 'optimize/actions/restore', 'optimize/actions/update'],
    ...['optimize/briefs/delete', 'optimize/briefs/recover', 'optimize/briefs/restore', 'optimize/briefs/save'],
    ...['optimize/changes/delete', 'optimize/changes/save', 'optimize/draft/create', 'optimize/draft/delete'],
    ...['optimize/draft/duplicate', 'optimize/draft/restore', 'optimize/draft/save', 'optimize/draft/status'],
    ...['optimize/draft/undelete', 'optimize/generate', 'optimize/kit/save', 'optimize/pages/cancel'],
    ...['optimize/pages/delete', 'optimize/pages/fetch', 'optimize/pages/html', 'optimize/pages/restore'],
    ...['optimize/pages/update', 'optimize/score/weights'],
    // These query a language model, or fetch a page of the site, before the project exists.
    ...[
      'project/create',
      'project/questions',
      'project/suggest',
      'project/website',
      'project/rename',
      'project/setup/save',
    ],
    ...['prompt/add', 'prompt/delete', 'prompt/restore', 'prompt/update', 'prompt/names/save'],
    ...['userInsights/assign', 'userInsights/personas', 'view/share', 'portfolio/group'],
    ...['report/make', 'report/remove', 'report/schedule', 'report/send'],
    ...['report/link/create', 'report/link/revoke'],
    ...['alert/acknowledge', 'alert/mute', 'alert/unmute'],
  ],
  manage: [
    ...['user/team/invite', 'user/team/invite_canel', 'user/team/membersDelete', 'user/team/membersUpdate'],
    ...['key/create', 'key/revoke', 'collect/plan/save', 'collect/providers/try'],
    ...['project/archive', 'project/delete'],
    ...['channel/ask', 'channel/save', 'channel/delete', 'channel/test', 'channel/retry', 'channel/pulse/save'],
  ],
};

/** The only GET call that needs more: its links let people join. */
const INVITATIONS = '/api/front/user/team/invite_list';

/** Calls outside /api/front/. */
const ELSEWHERE: Readonly<Record<string, Access>> = {
  '/api/user/menu': 'view',
  '/api/common/upload/avatar': 'view',
  '/api/upload/save': 'edit',
};

const BY_PATH: ReadonlyMap<string, Access> = new Map([
  ...Object.entries(ELSEWHERE),
  ...(['view', 'edit', 'manage'] as const).flatMap((level) =>
    NEEDED[level].map((path) => [`${FRONT}${path}`, level] as const),
  ),
]);

/** The listed level of a POST call; undefined when it is not listed. */
export function decidedLevel(path: string): Access | undefined {
  return BY_PATH.get(path);
}

/** The level a call needs. */
export function neededLevel(method: 'get' | 'post', path: string): Access {
  if (method === 'get') return path === INVITATIONS ? 'manage' : 'view';
  return decidedLevel(path) ?? 'edit';
}
