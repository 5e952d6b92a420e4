import * as v from 'valibot';
import { ApiError } from '../lib/ApiError.ts';
import { envelopeSchema } from './envelope.ts';
import type { Http } from './http.ts';
import { menuSchema } from './menuSchemas.ts';
import type { MenuEntry } from './menuSchemas.ts';

/** The code and message of the older envelope. */
export interface OlderReply {
  readonly code: number;
  readonly msg: string;
}

/** Of the older envelope, and of every other call. */
const SUCCESS: readonly number[] = [20_000, 0];

/**
 * The menu call may still respond with the older envelope, where success is 20000; a second, older handler reads it (specification, section
 * 8). `onRefused` receives code and message of an error before the call fails; the HTTP client reports an expired session.
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
