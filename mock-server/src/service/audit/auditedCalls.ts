import { AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import type { AuditDeed, AuditKind } from '#client/api/schemas/auditSchemas.ts';

const BASE = '/api/front/';

/** Calls that the activity log records. Calls about the caller's own account, notices and checklist are private. */
const CALLS: Readonly<Record<Exclude<AuditKind, 'key'>, readonly AuditDeed[]>> = {
  change: [
    ...(['alert/acknowledge', 'alert/mute', 'alert/unmute'] as const),
    ...([
      'answer/sourceType',
      'brand/errors/mark',
      'brand/facts/save',
      'brand/save',
      'brand/suggestions/hide',
    ] as const),
    ...(['channel/pulse/save', 'channel/save'] as const),
    ...(['brand/themes/save', 'capture/start', 'collect/plan/save', 'keyword/add', 'keyword/restore'] as const),
    ...(['keyword/update', 'optimize/actions/add', 'optimize/actions/restore', 'optimize/actions/update'] as const),
    ...([
      'optimize/briefs/recover',
      'optimize/briefs/restore',
      'optimize/briefs/save',
      'optimize/changes/save',
    ] as const),
    ...([
      'optimize/draft/create',
      'optimize/draft/duplicate',
      'optimize/draft/restore',
      'optimize/draft/save',
    ] as const),
    ...(['optimize/draft/status', 'optimize/draft/undelete', 'optimize/kit/save', 'optimize/pages/fetch'] as const),
    ...(['optimize/pages/html', 'optimize/pages/restore', 'optimize/pages/update', 'optimize/score/weights'] as const),
    ...([
      'project/archive',
      'project/create',
      'project/rename',
      'project/setup/save',
      'prompt/names/save',
      'prompt/add',
      'prompt/restore',
    ] as const),
    ...(['portfolio/group', 'prompt/update', 'report/link/revoke', 'report/schedule'] as const),
    ...(['userInsights/assign', 'userInsights/personas', 'user/team/membersUpdate'] as const),
  ],
  delete: [
    ...(['brand/facts/delete', 'import/undo', 'keyword/delete', 'optimize/actions/delete'] as const),
    ...([
      'optimize/briefs/delete',
      'optimize/changes/delete',
      'optimize/draft/delete',
      'optimize/pages/delete',
    ] as const),
    ...(['channel/delete', 'report/remove', 'project/delete', 'prompt/delete'] as const),
    ...(['traffic/clear', 'user/team/membersDelete'] as const),
  ],
  import: ['answers/push', 'capture/close', 'import/start', 'traffic/import'],
  ask: [
    ...(['collect/run/again', 'collect/run/cancel', 'collect/run/pause', 'collect/run/resume'] as const),
    ...(['collect/run/start', 'optimize/generate'] as const),
  ],
  export: ['answer/export', 'report/make', 'report/link/create', 'report/send'],
  invite: ['user/team/invite', 'user/team/invite_canel'],
};

export interface AuditedCall {
  readonly kind: AuditKind;
  readonly deed: AuditDeed;
}

const BY_PATH: ReadonlyMap<string, AuditedCall> = new Map(
  AUDIT_KINDS.flatMap((kind) =>
    (kind === 'key' ? [] : CALLS[kind]).map((deed) => [`${BASE}${deed}`, { kind, deed }] as const),
  ),
);

/** The activity kind of a call; undefined: not recorded. */
export function auditedCall(path: string): AuditedCall | undefined {
  return BY_PATH.get(path);
}
