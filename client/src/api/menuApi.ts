import * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { envelopeSchema } from './envelope.ts';
import type { Http } from './http.ts';
import { menuSchema } from './menuSchemas.ts';
import type { MenuEntry } from './menuSchemas.ts';

/** What the older envelope says beside its data. */
export interface OlderReply {
  readonly code: number;
  readonly msg: string;
}

/** That of the older envelope, and that of every other call. */
const SUCCESS: readonly number[] = [20_000, 0];

/**
 * The menu call may still answer in the older envelope, where success is 20000; an older secondary handler reads it
 * (specification, section 8). `onRefused` is told code and message of a refusal before the call fails; of an expired session
 * the HTTP client tells.
 */
export function createMenuApi(http: Http, onRefused: (reply: OlderReply) => void) {
  return {
    load: async (): Promise<readonly MenuEntry[]> => {
      const body = await http.postRaw('/api/user/menu');
      const envelope = v.safeParse(envelopeSchema, body);
      if (!envelope.success) throw new ApiError('protocol', 'No envelope in the reply of /api/user/menu');
      const { code, msg, data } = envelope.output;
      if (!SUCCESS.includes(code)) {
        const text = msg === '' ? 'Error' : msg;
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
