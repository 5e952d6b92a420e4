import * as v from 'valibot';
import { namedRefSchema } from '../namedRefSchemas.ts';
import { openPicklist } from '../openPicklist.ts';
import { instantSchema } from '../timeSchemas.ts';

/** The groups of entries in the team's activity log. */
export const AUDIT_KINDS = ['change', 'delete', 'import', 'ask', 'export', 'invite', 'key'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** The deed: the path of a writing call below /api/front, or another name with a text. */
export const AUDIT_DEEDS = [
  ...['alert/acknowledge', 'alert/mute', 'alert/unmute'],
  ...['answer/export', 'answer/sourceType', 'answers/push', 'brand/errors/mark', 'brand/facts/delete'],
  ...[
    'brand/facts/save',
    'brand/save',
    'brand/suggestions/hide',
    'brand/themes/save',
    'capture/close',
    'capture/start',
  ],
  ...['channel/delete', 'channel/pulse/save', 'channel/save'],
  ...['collect/plan/save', 'collect/run/again', 'collect/run/cancel', 'collect/run/pause', 'collect/run/resume'],
  ...['collect/run/start', 'import/start', 'import/undo', 'key/create', 'key/firstUse', 'key/revoke', 'keyword/add'],
  ...['keyword/delete', 'keyword/restore', 'keyword/update', 'optimize/actions/add', 'optimize/actions/delete'],
  ...['optimize/actions/restore', 'optimize/actions/update', 'optimize/briefs/delete', 'optimize/briefs/recover'],
  ...['optimize/briefs/restore', 'optimize/briefs/save', 'optimize/changes/delete', 'optimize/changes/save'],
  ...['optimize/draft/create', 'optimize/draft/delete', 'optimize/draft/duplicate', 'optimize/draft/restore'],
  ...['optimize/draft/save', 'optimize/draft/status', 'optimize/draft/undelete', 'optimize/generate'],
  ...['optimize/kit/save', 'optimize/pages/delete', 'optimize/pages/fetch', 'optimize/pages/html'],
  ...['optimize/pages/restore', 'optimize/pages/update', 'optimize/score/weights', 'project/archive', 'project/create'],
  ...[
    'project/delete',
    'project/rename',
    'project/setup/save',
    'prompt/names/save',
    'prompt/add',
    'prompt/delete',
    'prompt/restore',
    'prompt/update',
  ],
  ...['member/level/view', 'member/level/edit', 'member/level/manage'],
  ...['report/link/create', 'report/link/revoke', 'report/make', 'report/remove', 'report/schedule', 'report/send'],
  ...['traffic/clear', 'traffic/import', 'user/team/invite', 'user/team/invite_canel', 'user/team/membersDelete'],
  ...['user/team/membersUpdate', 'userInsights/assign', 'userInsights/personas'],
  ...['portfolio/group', 'view/delete', 'view/restore', 'view/save', 'view/share', 'view/unshare'],
] as const;
export type AuditDeed = (typeof AUDIT_DEEDS)[number];

/** Who did what, when. */
const auditEntrySchema = v.object({
  id: v.string(),
  /** ISO 8601. */
  at: instantSchema,
  kind: openPicklist(AUDIT_KINDS),
  deed: openPicklist(AUDIT_DEEDS),
  person: namedRefSchema,
  /** The project with its name at that time; null: no project. */
  project: v.nullable(namedRefSchema),
  /** Name of the entity concerned; empty where it has none. */
  subject: v.string(),
  /** How many entities are concerned; null: not applicable. */
  count: v.nullable(v.number()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** A page of entries, newest first, with all persons and projects that occur in the log. */
export const auditListSchema = v.object({
  list: v.array(auditEntrySchema),
  total: v.number(),
  people: v.array(namedRefSchema),
  projects: v.array(namedRefSchema),
});
export type AuditList = v.InferOutput<typeof auditListSchema>;
