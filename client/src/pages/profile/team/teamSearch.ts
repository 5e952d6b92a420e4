import type { MemberQuery } from '#client/api/membersApi.ts';
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

export const teamViews = ['members', 'invitations'] as const;
export type TeamView = (typeof teamViews)[number];

/** What the team's part of the page shows. */
export const teamSearch = defineSearch({
  view: choiceParam('view', teamViews, 'members'),
  /** Narrows either list. */
  q: textParam('q'),
  /** Of members. Null: as they joined. */
  sort: optionalSortParam('sort', memberSorts),
  /** Of invitations. Null: all of them. */
  status: optionalChoiceParam('status', inviteStatusSchema.options),
  /** The dialog in which people are invited is open. */
  invite: flagParam('invite'),
  /** The member whose role and projects are being changed; empty: nobody. */
  member: textParam('member'),
});
export type TeamSearch = SearchState<typeof teamSearch>;

/** Either list without filters. */
export const noFilters = { q: '', status: null } as const;

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
