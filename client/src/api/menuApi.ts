import * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import type { Http } from './http.ts';
import { menuSchema } from './menuSchemas.ts';
import type { MenuEntry } from './menuSchemas.ts';

/** What the older envelope says beside its data. */
export interface OlderReply {
  readonly code: number;
  readonly msg: string;
}

const olderEnvelopeSchema = v.object({
  code: v.number(),
  msg: v.optional(v.nullable(v.string()), ''),
  data: v.optional(v.unknown()),
});

const OLDER_SUCCESS = 20_000;

/**
 * The menu call still answers in the older envelope, where success is 20000; an older secondary handler reads it
 * (specification, section 8). `onRefused` is told code and message of every other code before the call fails.
 */
export function createMenuApi(http: Http, onRefused: (reply: OlderReply) => void) {
  return {
    load: async (): Promise<readonly MenuEntry[]> => {
      const body = await http.postRaw('/api/user/menu');
      const envelope = v.safeParse(olderEnvelopeSchema, body);
      if (!envelope.success) throw new ApiError('protocol', 'No envelope in the reply of /api/user/menu');
      const { code, msg, data } = envelope.output;
      if (code !== OLDER_SUCCESS) {
        const text = msg === null || msg === '' ? 'Error' : msg;
        onRefused({ code, msg: text });
        throw new ApiError('server', text, { code });
      }
      const menu = v.safeParse(menuSchema, data);
      if (!menu.success) throw new ApiError('protocol', `/api/user/menu: ${menu.issues[0].message}`, { code });
      return menu.output;
    },
  };
}

export type MenuApi = ReturnType<typeof createMenuApi>;
