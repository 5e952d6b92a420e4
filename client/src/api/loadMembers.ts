import type { MemberQuery, MembersApi } from './membersApi.ts';
import type { Member } from './teamSchemas.ts';

/** The server's maximum page size. */
const SIZE = 200;

/**
 * Loads all members: plans end at a few hundred, but larger teams are loaded completely too. A provider may return smaller pages than
 * requested and may omit the total: pages are then requested until one adds nobody.
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
    // Members were removed meanwhile, or the provider ignores paging and returns everybody.
    if (others.length === 0) break;
    members.push(...others);
  }
  return members;
}
