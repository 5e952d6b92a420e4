import type { Adapter, AskRequest, Headers, HttpRequest } from '../adapters/Adapter.ts';
import { rawOf } from '../adapters/Adapter.ts';
import { holdsError } from '../adapters/classifyFault.ts';
import type { Fault } from '../adapters/Fault.ts';
import { isFaultKind } from '../adapters/Fault.ts';
import { readAnswer } from '../adapters/readAnswer.ts';
import type { ReadAnswer } from '../adapters/readAnswer.ts';
import { accept, asAccepted } from './acceptedRequests.ts';
import { bodyOf } from './bodyOf.ts';
import { exchange } from './exchange.ts';
import { redact } from './redact.ts';

/** The result of one attempt. */
export type Attempt =
  | { readonly kind: 'answer'; readonly answer: ReadAnswer; readonly raw: unknown }
  | {
      readonly kind: 'fault';
      readonly fault: Fault;
      /** The raw reply to store; null if nothing readable arrived. */
      readonly raw: unknown;
      /** The attempt may be billed although it gave no answer. */
      readonly mayBePaid: boolean;
    };

interface AskTools {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds per request. */
  readonly timeout?: number | undefined;
}

const OK = 200;
const NOT_OK = 300;
/** Safety limit, more steps than any answer takes: adapters bound their rounds, and a round may have a dozen searches. */
const MOST_STEPS = 80;
/** Maximum changed requests after one that the model rejects. */
const MOST_INSTEAD = 2;
/** Characters stored of an unreadable body, for inspection. */
const MOST_KEPT_TEXT = 200_000;

type Step = { readonly body: unknown; readonly status: number; readonly headers: Headers };

async function send(request: HttpRequest, key: string, tools: AskTools): Promise<Step | (Fault & { isSent: boolean })> {
  const came = await exchange(request, tools);
  if (came.kind !== 'reply') return { kind: came.kind, detail: came.code, wait: null, isSent: came.isSent };
  return { body: bodyOf(redact(came.text, [key])), status: came.status, headers: cleanHeaders(came.headers, key) };
}

function cleanHeaders(headers: Headers, key: string): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, redact(value, [key])]));
}

/** The fault of a parsed reply with the status failed; null for any other. */
function faultOfAnswer({ reply }: ReadAnswer, adapter: Adapter, { status, headers, body }: Step): Fault | null {
  if (reply.status !== 'failed') return null;
  const word = reply.reason.split(':')[0] ?? '';
  if (isFaultKind(word)) return { kind: word, detail: reply.reason, wait: null };
  const told = adapter.classify(status, headers, body);
  // An envelope that only the reader knows: its message determines the kind.
  const { kind } = told.kind === 'unreadable' ? adapter.classify(status, headers, { error: reply.reason }) : told;
  return { ...told, kind: kind === 'unreadable' ? 'degraded' : kind, detail: reply.reason.slice(0, 300) };
}

/**
 * Sends one prompt in as many steps as the provider's protocol needs. If the model rejects the request, sends the changed one that it
 * accepts. Removes the key from all responses. Never throws except when the signal aborts.
 */
export async function askOnce(adapter: Adapter, request: AskRequest, tools: AskTools = {}): Promise<Attempt> {
  let asked = asAccepted(adapter, request);
  let came = await askAs(adapter, asked, tools);
  for (let turn = 0; turn < MOST_INSTEAD && came.kind === 'fault' && !came.mayBePaid; turn += 1) {
    const other = adapter.instead?.(asked, came.fault) ?? null;
    if (other === null) break;
    asked = other;
    came = await askAs(adapter, asked, tools);
    if (came.kind === 'answer') accept(adapter, request, asked);
  }
  return came;
}

async function askAs(adapter: Adapter, request: AskRequest, tools: AskTools): Promise<Attempt> {
  const steps: unknown[] = [];
  let following: HttpRequest | null = adapter.build(request);
  let last: Step | null = null;
  let isPaid = false;
  while (following !== null && steps.length < MOST_STEPS) {
    const came: Step | (Fault & { isSent: boolean }) = await send(following, request.key, tools);
    if ('kind' in came) {
      const { isSent, ...fault } = came;
      return { kind: 'fault', fault, raw: null, mayBePaid: isSent || isPaid };
    }
    if (!isGood(came)) return faultOf(adapter, came, isPaid);
    // GET requests are free.
    isPaid ||= following.method === 'POST';
    steps.push(came.body);
    last = came;
    following = adapter.next?.(request, steps) ?? null;
  }
  if (last === null) return faultOf(adapter, { body: '', status: OK, headers: {} }, isPaid);
  const raw = rawOf(steps);
  const answer = readAnswer(adapter, raw, request.searchMode);
  if (answer === null || (answer.reply.status !== 'ok' && answer.reply.text === '' && holdsError(last.body))) {
    return faultOf(adapter, last, isPaid);
  }
  const fault = faultOfAnswer(answer, adapter, last);
  if (fault !== null) return { kind: 'fault', fault, raw, mayBePaid: true };
  return { kind: 'answer', answer, raw };
}

const hasGoodStatus = ({ status }: Step): boolean => status >= OK && status < NOT_OK;
const isGood = (step: Step): boolean => hasGoodStatus(step) && typeof step.body === 'object' && step.body !== null;

function faultOf(adapter: Adapter, step: Step, isPaid: boolean): Attempt {
  const { status, headers, body } = step;
  const fault = adapter.classify(status, headers, body);
  const isRead = typeof body === 'object' && body !== null;
  // A truncated answer is billed like a complete one.
  const isCut = hasGoodStatus(step) && typeof body === 'string' && body !== '' && fault.kind === 'unreadable';
  const raw = isRead ? body : isCut ? body.slice(0, MOST_KEPT_TEXT) : null;
  return { kind: 'fault', fault, raw, mayBePaid: isPaid || isCut };
}
