import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MemberQuery, MembersApi } from '#client/api/membersApi.ts';
import { createMembersApi } from '#client/api/membersApi.ts';
import type { Member } from '#client/api/teamSchemas.ts';
import { useApi } from '#client/stores/useApi.ts';
import { teamKeys } from '#client/queries/teamKeys.ts';

/** The most the server gives at once. */
const SIZE = 200;

/** All of them: plans end at a few hundred members, but whoever has more sees them too. */
async function loadMembers(
  api: Pick<MembersApi, 'members'>,
  query: Omit<MemberQuery, 'page' | 'page_size'>,
  signal: AbortSignal,
): Promise<readonly Member[]> {
  const first = await api.members({ ...query, page: 1, page_size: SIZE }, signal);
  const members = [...first.list];
  for (let page = 2; members.length < first.total; page += 1) {
    const { list } = await api.members({ ...query, page, page_size: SIZE }, signal);
    const known = new Set(members.map(({ id }) => id));
    const others = list.filter(({ id }) => !known.has(id));
    // Removed by somebody else in the meantime, or the provider gives everybody at once.
    if (others.length === 0) break;
    members.push(...others);
  }
  return members;
}

/** The members of the team, searched and ordered by the server. */
export function useMembers(query: Omit<MemberQuery, 'page' | 'page_size'>) {
  const api = useApi(createMembersApi);
  return useQuery({
    queryKey: teamKeys.members(query),
    queryFn: ({ signal }) => loadMembers(api, query, signal),
    placeholderData: keepPreviousData,
  });
}
