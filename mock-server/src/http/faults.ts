import type { NextFunction, Request, Response } from 'express';
import { badInput, MockError, notLoggedIn } from '../refusal/MockError.ts';
import { localeOf } from '../refusal/text.ts';
import { sendEnvelope, sendError } from './envelope.ts';

const FAULT_HEADER = 'x-mock-fault';
const KINDS = ['none', 'delay', 'expired', 'http401', 'http502', 'timeout', 'badjson', 'noenvelope'] as const;
const FAULT_FORM = /^(?<kind>[a-z]+|http\d{3}|code\d{1,6})(?:=(?<wait>\d{1,6}))?(?:@(?<prefix>\/\S*))?$/u;
const DEFAULT_DELAY = 1000;
/** The client's timeout is 10 minutes; after 15 no client waits any more. */
const LONGEST_WAIT = 15 * 60_000;

type FaultKind = (typeof KINDS)[number] | 'code';

/** One requested fault: its kind, delay in milliseconds and paths. */
interface Fault {
  readonly kind: FaultKind;
  readonly code: number;
  readonly wait: number;
  readonly prefix: string;
}

/**
 * Parses `KIND[=MS][@PATH PREFIX]`, several separated by commas. Kinds: delay, code500 (or code and any number), expired,
 * http401, http502, timeout, badjson, noenvelope, and none, which exempts a path from the faults after it.
 * @throws MockError (422) for an unknown kind: a misspelt fault must not let a test pass.
 */
export function parseFaults(header: string): readonly Fault[] {
  return header
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseFault);
}

function parseFault(part: string): Fault {
  const groups = FAULT_FORM.exec(part)?.groups;
  const name = groups?.['kind'] ?? '';
  const isCode = /^code\d+$/u.test(name);
  const kind = isCode ? 'code' : KINDS.find((known) => known === name);
  if (kind === undefined) throw badInput(FAULT_HEADER, { zh: `没有这种故障：${part}`, en: `No such fault: ${part}` });
  const asked = groups?.['wait'];
  const wait = asked === undefined ? (kind === 'delay' ? DEFAULT_DELAY : 0) : Number(asked);
  return {
    kind,
    code: isCode ? Number(name.slice(4)) : 0,
    wait: Math.min(wait, LONGEST_WAIT),
    prefix: groups?.['prefix'] ?? '/',
  };
}

/** Injects the faults that a request asks for. */
export function injectFaults(request: Request, response: Response, next: NextFunction): void {
  const header = request.get(FAULT_HEADER);
  if (header === undefined) {
    next();
    return;
  }
  void playThenGoOn(header, request, response, next);
}

async function playThenGoOn(header: string, request: Request, response: Response, next: NextFunction): Promise<void> {
  try {
    if (await playFaults(parseFaults(header), request, response)) next();
  } catch (error) {
    next(error);
  }
}

/**
 * Injects the faults that apply to this request.
 * @returns false when a fault has taken over the reply, true when the request goes on.
 */
async function playFaults(faults: readonly Fault[], request: Request, response: Response): Promise<boolean> {
  for (const fault of faults) {
    if (!request.path.startsWith(fault.prefix)) continue;
    if (fault.kind === 'none') return true;
    if (fault.wait > 0) await pause(fault.wait, response);
    if (response.destroyed) return false;
    if (fault.kind !== 'delay') {
      await fail(fault, request, response);
      return false;
    }
  }
  return true;
}

async function fail(fault: Fault, request: Request, response: Response): Promise<void> {
  const locale = localeOf(request.headers['accept-language']);
  switch (fault.kind) {
    case 'code':
      sendError(
        response,
        new MockError(fault.code, {
          zh: '服务器出错，请稍后重试',
          en: 'Something went wrong on the server. Try again later.',
        }),
        locale,
      );
      return;
    case 'expired':
      sendError(response, notLoggedIn(), locale);
      return;
    case 'http401':
      sendEnvelope(response, { code: 401, msg: 'Unauthorized', data: null }, 401);
      return;
    case 'http502':
      response.status(502).type('html').send('<html><body><h1>502 Bad Gateway</h1></body></html>');
      return;
    case 'badjson':
      response.type('json').send('{"code":0,"msg":"ok","data":{"list":[');
      return;
    case 'noenvelope':
      response.type('json').send('{"list":[]}');
      return;
    case 'timeout':
      await pause(LONGEST_WAIT, response);
      request.socket.destroy();
      return;
    case 'delay':
    case 'none':
      return;
  }
}

/** Waits until the delay is over or the client disconnects. */
function pause(milliseconds: number, response: Response): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      response.off('close', done);
      resolve();
    }
    response.on('close', done);
  });
}
