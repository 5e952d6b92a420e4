import type { Adapter, AskRequest, Headers, HttpRequest } from '../adapters/Adapter.ts';
import { rawOf } from '../adapters/Adapter.ts';
import { holdsError } from '../adapters/classifyFault.ts';
import type { Fault } from '../adapters/Fault.ts';
import { isFaultKind } from '../adapters/Fault.ts';
import { readAnswer } from '../adapters/readAnswer.ts';
import type { ReadAnswer } from '../adapters/readAnswer.ts';
import { exchange } from './exchange.ts';
import { redact } from './redact.ts';

/** How one attempt ended. */
export type Attempt =
  | { readonly kind: 'answer'; readonly answer: ReadAnswer; readonly raw: unknown }
  | {
      readonly kind: 'fault';
      readonly fault: Fault;
      /** What is kept of it; null where nothing that could be read came. */
      readonly raw: unknown;
      /** It may have been paid for although nothing came of it. */
      readonly mayBePaid: boolean;
    };

interface AskTools {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds for each request. */
  readonly timeout?: number | undefined;
}

const OK = 200;
const NOT_OK = 300;
/** More steps than any answer takes. */
const MOST_STEPS = 16;

type Step = { readonly body: unknown; readonly status: number; readonly headers: Headers };

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function send(request: HttpRequest, key: string, tools: AskTools): Promise<Step | (Fault & { isSent: boolean })> {
  const came = await exchange(request, tools);
  if (came.kind !== 'reply') return { kind: came.kind, detail: came.code, wait: null, isSent: came.isSent };
  return { body: bodyOf(redact(came.text, [key])), status: came.status, headers: cleanHeaders(came.headers, key) };
}

function cleanHeaders(headers: Headers, key: string): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, redact(value, [key])]));
}

/** What a reply without an answer in it says of itself, beside its text. */
function faultOfAnswer({ reply }: ReadAnswer, adapter: Adapter, { status, headers, body }: Step): Fault | null {
  if (reply.status !== 'failed') return null;
  const word = reply.reason.split(':')[0] ?? '';
  if (isFaultKind(word)) return { kind: word, detail: reply.reason, wait: null };
  const told = adapter.classify(status, headers, body);
  return { ...told, kind: told.kind === 'unreadable' ? 'degraded' : told.kind, detail: reply.reason.slice(0, 300) };
}

/**
 * Asks one question once, in as many steps as the provider's protocol has. Everything that comes back loses the key first, should it
 * hold it. Never throws but for the abort of the signal.
 */
export async function askOnce(adapter: Adapter, request: AskRequest, tools: AskTools = {}): Promise<Attempt> {
  const steps: unknown[] = [];
  let following: HttpRequest | null = adapter.build(request);
  let last: Step | null = null;
  while (following !== null && steps.length < MOST_STEPS) {
    const came: Step | (Fault & { isSent: boolean }) = await send(following, request.key, tools);
    if ('kind' in came) {
      const { isSent, ...fault } = came;
      return { kind: 'fault', fault, raw: null, mayBePaid: isSent || steps.length > 0 };
    }
    const isGood = came.status >= OK && came.status < NOT_OK && typeof came.body === 'object' && came.body !== null;
    if (!isGood) return faultOf(adapter, came, steps);
    steps.push(came.body);
    last = came;
    following = adapter.next?.(request, steps) ?? null;
  }
  if (last === null) return faultOf(adapter, { body: '', status: OK, headers: {} }, steps);
  const raw = rawOf(steps);
  const answer = readAnswer(adapter, raw, request.searchMode);
  if (answer === null || (answer.reply.status !== 'ok' && answer.reply.text === '' && holdsError(last.body))) {
    return faultOf(adapter, last, steps);
  }
  const fault = faultOfAnswer(answer, adapter, last);
  if (fault !== null) return { kind: 'fault', fault, raw, mayBePaid: true };
  return { kind: 'answer', answer, raw };
}

function faultOf(adapter: Adapter, { status, headers, body }: Step, steps: readonly unknown[]): Attempt {
  const fault = adapter.classify(status, headers, body);
  const isKept = typeof body === 'object' && body !== null;
  return { kind: 'fault', fault, raw: isKept ? body : null, mayBePaid: steps.length > 0 };
}
