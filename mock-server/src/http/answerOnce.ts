import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { badInput } from '../refusal/MockError.ts';
import { ONCE_HEADER } from '../store/session/OnceRegistry.ts';
import type { Call, SignedCall } from './Call.ts';

const LONGEST = 255;
const PRINTABLE = /^[\u0021-\u007E]+$/u;

/** Who asks: names that others give to their calls are others, and so are those of the keys of one person. */
function callerOf(call: Call | SignedCall): string {
  return 'user' in call ? `${call.user.id} ${call.key?.id ?? ''}` : '';
}

/** @throws MockError (422) for a header that cannot be a name */
function readName(request: Request): string | undefined {
  const name = request.get(ONCE_HEADER);
  if (name === undefined || (name.length <= LONGEST && PRINTABLE.test(name))) return name;
  throw badInput(ONCE_HEADER, {
    zh: `应为 1 到 ${String(LONGEST)} 个可见的 ASCII 字符，例如 UUID`,
    en: `must be 1 to ${String(LONGEST)} visible ASCII characters, such as a UUID`,
  });
}

/**
 * Makes a change, or, where it comes with the name of one that was made already, gives the reply of that one: so the second try of
 * somebody who lost the reply makes nothing twice.
 * @param projectId of the project it is about; empty: none
 * @param asked its body
 */
export function answerOnce(call: Call | SignedCall, projectId: string, asked: unknown, make: () => unknown): unknown {
  const { request, state } = call;
  const given = request.method === 'POST' ? readName(request) : undefined;
  if (given === undefined) return make();
  const name = [callerOf(call), request.path, projectId, given].join('\n');
  return state.once.make({ name, asked: digestOf(asked), make });
}

/** @throws MockError (422) for a body that is nested too deep to be compared */
function digestOf(asked: unknown): string {
  try {
    return createHash('sha256')
      .update(JSON.stringify(asked ?? null))
      .digest('base64');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw badInput('body', { zh: '嵌套过深', en: 'is nested too deep' });
  }
}
