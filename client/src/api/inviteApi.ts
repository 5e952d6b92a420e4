import * as v from 'valibot';
import { readReply } from './envelope.ts';
import type { Http } from './http.ts';
import { invitePageReplySchema } from './teamSchemas.ts';
import { optionalTokenReplySchema } from './userSchemas.ts';

const OPERATE = '/api/front/user/team/invite_operate';

/** What a person without an account submits to join. */
export interface Newcomer {
  readonly name: string;
  readonly password: string;
}

/** The result of answering an invitation: `loginFirst` and `notForYou` are ordinary results and do not end the session. */
export type InviteOutcome<T> =
  | { readonly kind: 'done'; readonly data: T }
  | { readonly kind: 'loginFirst' }
  | { readonly kind: 'notForYou' };

/** Codes that this call returns instead of throwing (envelope.ts): not logged in, or logged in as somebody else. */
const LOGIN_FIRST: readonly number[] = [401, 500];
const NOT_FOR_YOU = 403;

/** The calls of /invite, for the holder of an invitation link, logged in or not. */
export function createInviteApi(http: Http) {
  const operate = async <T>(draft: object, schema: v.GenericSchema<unknown, T>): Promise<InviteOutcome<T>> => {
    const reply = await http.postForReply(OPERATE, draft, { idempotent: true });
    if (LOGIN_FIRST.includes(reply.code)) return { kind: 'loginFirst' };
    if (reply.code === NOT_FOR_YOU) return { kind: 'notForYou' };
    return { kind: 'done', data: readReply(reply, schema, OPERATE) };
  };
  return {
    info: (code: string, signal?: AbortSignal) =>
      http.get('/api/front/user/team/invite_page_info', invitePageReplySchema, { code }, { signal }),
    /**
     * Returns a token where accepting also logs in. @throws ApiError `conflict` when the invitation was settled meanwhile, `validation`
     * naming the field
     */
    accept: (code: string, newcomer: Newcomer | null) =>
      operate({ code, action: 'accept', ...newcomer }, optionalTokenReplySchema),
    /** @throws ApiError like `accept` */
    refuse: (code: string) => operate({ code, action: 'refuse' }, v.unknown()),
  };
}
