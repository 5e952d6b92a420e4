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

/** What the team's part of the page shows. */
export const teamSearch = defineSearch({
  view: choiceParam('view', teamViews, 'members'),
  /** Narrows either list. */
  q: textParam('q'),
  /** Of members. Null: as they joined. */
  sort: optionalSortParam(memberSorts),
  /** Of invitations. Null: all of them. */
  status: optionalChoiceParam('status', inviteStatusSchema.options),
  /** Of the activity: a type of entry. Null: all of them. */
  kind: optionalChoiceParam('kind', AUDIT_KINDS),
  /** Of the activity: the id of a person. Empty: everybody. */
  person: textParam('person'),
  /** Of the activity: the id of a project, in a name of its own, for `project` is the current one. Empty: all of them. */
  about: textParam('about'),
  /** The dialog in which people are invited is open. */
  invite: flagParam('invite'),
  /** The member whose role and projects are being changed; empty: nobody. */
  member: textParam('member'),
});
export type TeamSearch = SearchState<typeof teamSearch>;

/** Every list without filters. */
export const noFilters = { q: '', status: null, kind: null, person: '', about: '' } as const;

/** The longest search the server takes. */
const LONGEST_SEARCH = 200;

/** What the list of members is asked for. */
export function memberQueryOf({ q, sort }: TeamSearch): Omit<MemberQuery, 'page' | 'page_size'> {
  const wanted = q.trim().slice(0, LONGEST_SEARCH);
  return {
    ...(wanted === '' ? {} : { q: wanted }),
    ...(sort === null ? {} : { sort: sort.key, order: sort.order }),
  };
}

/** What the activity is asked for. */
export function activityQueryOf({ kind, person, about }: TeamSearch): Omit<AuditQuery, 'page' | 'page_size'> {
  return {
    ...(kind === null ? {} : { kind }),
    ...(person === '' ? {} : { person }),
    ...(about === '' ? {} : { project: about }),
  };
}
