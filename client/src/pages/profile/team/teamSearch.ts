import type { MemberQuery } from '../../../api/membersApi.ts';
import { inviteStatusSchema, memberSorts } from '../../../api/teamSchemas.ts';
import type { InviteStatus, MemberSort } from '../../../api/teamSchemas.ts';
import type { TableSort } from '../../../components/table/DataColumn.ts';

export const teamViews = ['members', 'invitations'] as const;
export type TeamView = (typeof teamViews)[number];

/** What the team's part of the page shows. */
export interface TeamPlace {
  readonly view: TeamView;
  /** Narrows either list. */
  readonly q: string;
  /** Of members. Null: as they joined. */
  readonly sort: TableSort<MemberSort> | null;
  /** Of invitations. Null: all of them. */
  readonly status: InviteStatus | null;
  /** The dialog in which people are invited is open. */
  readonly invite: boolean;
  /** The member whose role and projects are being changed; empty: nobody. */
  readonly member: string;
}

const orders = ['asc', 'desc'] as const;

function parseSort(text: string | null): TeamPlace['sort'] {
  const [name, direction] = (text ?? '').split('.');
  const key = memberSorts.find((candidate) => candidate === name);
  const order = orders.find((candidate) => candidate === direction);
  return key === undefined || order === undefined ? null : { key, order };
}

/** What an address asks for. Total: what makes no sense is the default, nothing throws. */
export function parseTeamSearch(params: URLSearchParams): TeamPlace {
  return {
    view: teamViews.find((view) => view === params.get('view')) ?? 'members',
    q: params.get('q') ?? '',
    sort: parseSort(params.get('sort')),
    status: inviteStatusSchema.options.find((status) => status === params.get('status')) ?? null,
    invite: params.get('invite') === '1',
    member: params.get('member') ?? '',
  };
}

/** The parameters of a place; what is as by default is left out. */
export function formatTeamSearch({ view, q, sort, status, invite, member }: TeamPlace): URLSearchParams {
  const params = new URLSearchParams();
  if (view !== 'members') params.set('view', view);
  if (q !== '') params.set('q', q);
  if (sort !== null) params.set('sort', `${sort.key}.${sort.order}`);
  if (status !== null) params.set('status', status);
  if (invite) params.set('invite', '1');
  if (member !== '') params.set('member', member);
  return params;
}

/** The parameters that belong to the team. */
export const teamNames: readonly string[] = ['view', 'q', 'sort', 'status', 'invite', 'member'];

/** The longest search the server takes. */
const LONGEST_SEARCH = 200;

/** What the list of members is asked for. */
export function memberQueryOf({ q, sort }: TeamPlace): Omit<MemberQuery, 'page' | 'page_size'> {
  const wanted = q.trim().slice(0, LONGEST_SEARCH);
  return {
    ...(wanted === '' ? {} : { q: wanted }),
    ...(sort === null ? {} : { sort: sort.key, order: sort.order }),
  };
}
