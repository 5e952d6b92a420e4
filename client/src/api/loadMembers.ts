import { loadPages } from './loadPages.ts';
import type { MemberQuery, MembersApi } from './membersApi.ts';
import type { Member } from './teamSchemas.ts';

/** The server's maximum page size. */
const SIZE = 200;

/** Loads all members: plans end at a few hundred, but larger teams are loaded completely too. */
export async function loadMembers(
  api: Pick<MembersApi, 'members'>,
  query: Omit<MemberQuery, 'page' | 'page_size'>,
  signal?: AbortSignal,
): Promise<readonly Member[]> {
  const { list } = await loadPages((page) => api.members({ ...query, page, page_size: SIZE }, signal));
  return list;
}
