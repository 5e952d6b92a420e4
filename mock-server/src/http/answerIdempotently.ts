import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { badInput } from '../refusal/MockError.ts';
import { IDEMPOTENCY_HEADER } from '../store/session/IdempotencyRegistry.ts';
import type { Call, SignedCall } from './Call.ts';

const LONGEST = 255;
const PRINTABLE = /^[\u0021-\u007E]+$/u;

/** Scope of a key: the caller. API keys of one person are separate callers. */
function callerOf(call: Call | SignedCall): string {
  return 'user' in call ? `${call.user.id} ${call.key?.id ?? ''}` : '';
}

/** @throws MockError (422) for an invalid header */
function readName(request: Request): string | undefined {
  const name = request.get(IDEMPOTENCY_HEADER);
  if (name === undefined || (name.length <= LONGEST && PRINTABLE.test(name))) return name;
  throw badInput(IDEMPOTENCY_HEADER, {
    zh: `应为 1 到 ${String(LONGEST)} 个可见的 ASCII 字符，例如 UUID`,
    en: `must be 1 to ${String(LONGEST)} visible ASCII characters, such as a UUID`,
  });
}

/**
 * Executes a change, or returns the stored reply of an earlier request with the same idempotency key, so that a retry after a lost
 * reply changes nothing twice.
 * @param projectId the call's project; empty: none
 * @param asked the request body
 */
export function answerIdempotently(
  call: Call | SignedCall,
  projectId: string,
  asked: unknown,
  make: () => unknown,
): unknown {
  const { request, state } = call;
  const given = request.method === 'POST' ? readName(request) : undefined;
  if (given === undefined) return make();
  const name = [callerOf(call), request.path, projectId, given].join('\n');
  return state.idempotency.make({ name, asked: digestOf(asked), make });
}

/** @throws MockError (422) for a body that is nested too deep to be serialised */
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
