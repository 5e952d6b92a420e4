import type { MemberQuery, MembersApi } from './membersApi.ts';
import type { Member } from './teamSchemas.ts';

/** The most the server gives at once. */
const SIZE = 200;

/**
 * All members: plans end at a few hundred, but whoever has more sees them too. A provider may give fewer at once than it is asked
 * for, and may not say how many there are: then its pages are asked for until one brings nobody new.
 */
export async function loadMembers(
  api: Pick<MembersApi, 'members'>,
  query: Omit<MemberQuery, 'page' | 'page_size'>,
  signal?: AbortSignal,
): Promise<readonly Member[]> {
  const first = await api.members({ ...query, page: 1, page_size: SIZE }, signal);
  const members = [...first.list];
  for (let page = 2; members.length > 0 && members.length < (first.total ?? Infinity); page += 1) {
    const { list } = await api.members({ ...query, page, page_size: SIZE }, signal);
    const known = new Set(members.map(({ id }) => id));
    const others = list.filter(({ id }) => !known.has(id));
    // Removed by somebody else in the meantime, or the provider gives everybody at once.
    if (others.length === 0) break;
    members.push(...others);
  }
  return members;
}
