/** The body of a response: the envelope of the specification, section 7, or the older one of the menu call. */
export interface SparseReply {
  readonly code: number | string;
  readonly msg?: string | null;
  readonly data?: unknown;
}

/** The input of a response. */
export interface SparseRequest {
  /** Scheme, host and port of the provider's files. */
  readonly files: string;
  /** The JSON body; an empty object for none. */
  readonly body: Readonly<Record<string, unknown>>;
}

type ReplyMaker = SparseReply | ((request: SparseRequest) => SparseReply);

/** Responses of one call by name. `sparse` is the default; the others are further responses that the specification allows. */
export type SparseVariants = { readonly sparse: ReplyMaker } & Readonly<Record<string, ReplyMaker>>;

export const SPARSE_ACCOUNT = { email: 'owner@example.com', password: 'Answer-2026' } as const;
/** The message for any other password. */
export const WRONG_PASSWORD = '账号或密码错误';
export const SPARSE_TOKEN = 'sparse-token';
export const FILE_PATH = '/files/picture.png';

const ok = (data?: unknown): SparseReply => ({ code: 0, ...(data === undefined ? {} : { data }) });
const fileUrl = ({ files }: SparseRequest): string => `${files}${FILE_PATH}`;
/** Calls whose data are not used. */
const nothing: SparseVariants = { sparse: ok(null), absent: ok(), text: { code: '0', msg: null, data: '' } };
const uploads: SparseVariants = {
  sparse: (request) => ok(fileUrl(request)),
  url: (request) => ok({ url: fileUrl(request) }),
  path: (request) => ok({ path: fileUrl(request) }),
  file: (request) => ok({ file: fileUrl(request), size: 68 }),
  nested: (request) => ok({ file: { url: fileUrl(request) } }),
  list: (request) => ok([{ url: fileUrl(request) }]),
};

function logIn({ body }: SparseRequest): SparseReply {
  return body['password'] === SPARSE_ACCOUNT.password
    ? ok({ token: SPARSE_TOKEN })
    : { code: 1001, msg: WRONG_PASSWORD, data: null };
}

/** The 22 calls of the specification, each with the minimal response it allows. */
export const sparseReplies = {
  'POST /api/front/user/login': { sparse: logIn, number: ok({ token: 123_456 }) },
  'POST /api/front/user/register/email': { ...nothing, token: ok({ token: SPARSE_TOKEN }) },
  'POST /api/front/user/logout': nothing,
  'POST /api/user/menu': {
    sparse: ok(null),
    empty: { code: 20_000, data: [] },
    list: ok({ list: [{ title: '洞察', path: '/answer/index' }] }),
    broken: ok([{ name: 'answer', title: 'menu.answer' }, null, {}, { name: 7, title: '外部', url: 'javascript:0' }]),
  },
  'GET /api/front/user/profile': {
    sparse: ok({ accountId: 7, email: SPARSE_ACCOUNT.email, avatar: null, phone: 13_800_000_000 }),
    empty: ok({}),
    nothing: ok(null),
    wrong: ok({ name: { first: 'A' }, certification: '1', role: 1, registrationDate: 'long ago', avatar: 7 }),
  },
  'GET /api/front/user/allToken': {
    sparse: ok([{ id: 1 }, { id: 2, ip: '10.0.0.2' }]),
    list: ok({ list: [{ id: 1, last_used_at: '2026-03-10 12:00:00' }], total: '1' }),
    empty: ok([]),
    nothing: ok(null),
    broken: ok([{ id: 1 }, null, 'x', {}]),
  },
  'POST /api/common/upload/avatar': uploads,
  'POST /api/front/user/editProfile': { ...nothing, some: ok({ name: 'Owner' }) },
  'POST /api/front/user/updateAccount': { ...nothing, some: ok({ phone: 13_800_000_001 }) },
  'POST /api/front/user/updatePassword': nothing,
  'POST /api/front/user/logoutToken': nothing,
  'POST /api/front/user/team/invite': { ...nothing, list: ok([{ id: 6, email: 'new@example.com' }]), empty: ok({}) },
  'GET /api/front/user/team/members': {
    sparse: ok([{ id: 1 }, { id: 2, email: 'second@example.com' }]),
    list: ok({ list: [{ id: 1, name: null, role: 'owner', joined_at: 1_773_100_800 }] }),
    empty: ok([]),
    nothing: ok(null),
    broken: ok({ list: [{ id: 1 }, { name: 'no id' }, null, 3], total: 4 }),
  },
  'GET /api/front/user/team/invite_list': {
    sparse: ok([{ id: 5, email: 'invited@example.com' }, { id: 6 }]),
    list: ok({ list: [{ id: 5, email: 'invited@example.com', status: 1 }], total: 1 }),
    empty: ok([]),
    nothing: ok(null),
    broken: ok([{ id: 5 }, null, {}]),
  },
  'POST /api/front/user/team/invite_canel': nothing,
  'GET /api/front/user/team/invite_page_info': {
    sparse: ok({}),
    nothing: ok(null),
    some: ok({ team: 'Team', role: 2 }),
  },
  'POST /api/front/user/team/invite_operate': { ...nothing, token: ok({ token: SPARSE_TOKEN }) },
  'POST /api/front/user/team/membersUpdate': { ...nothing, some: ok({ id: 2 }) },
  'POST /api/front/user/team/membersDelete': nothing,
  'GET /api/front/vip/index': {
    sparse: ok([{ id: 1, name: 'Basic' }, { id: 2 }]),
    list: ok({ list: [{ id: 'pro', name: '专业版', price: '99.00', features: ['A', 'B'] }] }),
    empty: ok([]),
    nothing: ok(null),
    broken: ok([{ id: 1 }, null, 'x', { id: 2, features: 'A, B', limits: 'none' }]),
  },
  'GET /api/front/project/index': {
    sparse: ok({ list: [{ id: 1, has_data: 1 }, { id: 2 }] }),
    array: ok([{ id: 1 }, { id: '2', has_data: null, name: null }]),
    empty: ok({ list: [] }),
    none: ok({ list: null }),
    nothing: ok(null),
    broken: ok({ list: [{ id: 1, has_data: 1 }, { name: 'no id' }, null, { id: 2 }] }),
  },
  'POST /api/upload/save': uploads,
} as const satisfies Readonly<Record<string, SparseVariants>>;

export type SparseCall = keyof typeof sparseReplies;

/** Calls that need no login, including the two of an invitation. */
export const OPEN_CALLS: readonly string[] = [
  'POST /api/front/user/login',
  'POST /api/front/user/register/email',
  'GET /api/front/user/team/invite_page_info',
  'POST /api/front/user/team/invite_operate',
];
