import type { AuditQuery } from '#client/api/auditApi.ts';
import type { MemberQuery } from '#client/api/membersApi.ts';
import { AUDIT_KINDS } from '#client/api/schemas/auditSchemas.ts';
import { inviteStatusSchema, memberSorts } from '#client/api/teamSchemas.ts';
import { defineSearch } from '#client/lib/search/defineSearch.ts';
import type { SearchState } from '#client/lib/search/defineSearch.ts';
import {
  choiceParam,
  flagParam,
  optionalChoiceParam,
  optionalSortParam,
  textParam,
} from '#client/lib/search/searchParams.ts';

export const teamViews = ['members', 'invitations', 'activity'] as const;
export type TeamView = (typeof teamViews)[number];

/** Search state of the team tab. */
export const teamSearch = defineSearch({
  view: choiceParam('view', teamViews, 'members'),
  /** Search text of either list. */
  q: textParam('q'),
  /** Sort key of members. Null: in order of joining. */
  sort: optionalSortParam(memberSorts),
  /** Status filter of invitations. Null: all. */
  status: optionalChoiceParam('status', inviteStatusSchema.options),
  /** Activity log: type of entry. Null: all. */
  kind: optionalChoiceParam('kind', AUDIT_KINDS),
  /** Activity log: id of a person. Empty: all. */
  person: textParam('person'),
  /** Activity log: id of a project. A parameter of its own, because `project` is the current project. Empty: all. */
  about: textParam('about'),
  /** The invitation dialog is open. */
  invite: flagParam('invite'),
  /** The member whose rights are being edited; empty: none. */
  member: textParam('member'),
});
export type TeamSearch = SearchState<typeof teamSearch>;

/** All filters of the lists reset. */
export const noFilters = { q: '', status: null, kind: null, person: '', about: '' } as const;

/** The server's limit for search texts. */
const LONGEST_SEARCH = 200;

/** The query parameters of the member list. */
export function memberQueryOf({ q, sort }: TeamSearch): Omit<MemberQuery, 'page' | 'page_size'> {
  const wanted = q.trim().slice(0, LONGEST_SEARCH);
  return {
    ...(wanted === '' ? {} : { q: wanted }),
    ...(sort === null ? {} : { sort: sort.key, order: sort.order }),
  };
}

/** The query parameters of the activity log. */
export function activityQueryOf({ kind, person, about }: TeamSearch): Omit<AuditQuery, 'page' | 'page_size'> {
  return {
    ...(kind === null ? {} : { kind }),
    ...(person === '' ? {} : { person }),
    ...(about === '' ? {} : { project: about }),
  };
}
