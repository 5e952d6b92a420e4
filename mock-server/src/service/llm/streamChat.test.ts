import { afterEach, describe, expect, test } from 'vitest';
import { beginStream, DONE, refusing, said, startLlm, streaming } from '#server/testing/startLlm.ts';
import type { TestLlm } from '#server/testing/startLlm.ts';
import { LlmError } from './LlmError.ts';
import { streamChat } from './streamChat.ts';

let llm: TestLlm | null = null;
afterEach(async () => {
  await llm?.stop();
  llm = null;
});

const MESSAGES = [{ role: 'user', content: '写' }] as const;
const QUICK = { first: 200, between: 200, whole: 2000 };

/** The text received, and how the stream ended. */
async function read(
  answer: Parameters<typeof startLlm>[0],
  limits = { first: 5000, between: 5000, whole: 9000 },
): Promise<readonly [string, LlmError | null]> {
  llm = await startLlm(answer);
  let text = '';
  try {
    for await (const piece of streamChat(llm.settings, MESSAGES, { signal: new AbortController().signal, limits })) {
      text += piece;
    }
    return [text, null];
  } catch (error) {
    if (error instanceof LlmError) return [text, error];
    throw error;
  }
}

test('a text comes whole, and the endpoint is asked as the protocol has it', async () => {
  expect(await read(streaming(said('你'), said('好', 'stop'), DONE))).toEqual(['你好', null]);
  const [request] = llm?.requests ?? [];
  expect(request).toMatchObject({
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer secret-key', 'content-type': 'application/json' },
  });
  expect(JSON.parse(request?.body ?? '')).toEqual({ model: 'writer-1', messages: [...MESSAGES], stream: true });
});

test('without a key none is sent', async () => {
  llm = await startLlm(streaming(said('a'), DONE));
  const options = { signal: new AbortController().signal };
  await streamChat({ ...llm.settings, apiKey: null }, MESSAGES, options).next();
  expect(llm.requests[0]?.headers.authorization).toBeUndefined();
});

test('pieces are given while the next is not written yet', async () => {
  let goOn = (): void => undefined;
  llm = await startLlm((response) => {
    beginStream(response);
    response.write(said('one '));
    goOn = () => response.end(said('two', 'stop') + DONE);
  });
  const pieces = streamChat(llm.settings, MESSAGES, { signal: new AbortController().signal });
  expect((await pieces.next()).value).toBe('one ');
  goOn();
  expect((await pieces.next()).value).toBe('two');
});

test('events cut anywhere, in the middle of a character too, are put together', async () => {
  const bytes = Buffer.from(`: ping\r\n\r\n${said('续航')}${said('605 公里', 'stop').replaceAll('\n', '\r\n')}${DONE}`);
  const answer: Parameters<typeof startLlm>[0] = (response) => {
    beginStream(response);
    let at = 0;
    const next = (): void => {
      if (at >= bytes.length) response.end();
      else response.write(bytes.subarray(at, (at += 3)), () => setImmediate(next));
    };
    next();
  };
  expect(await read(answer)).toEqual(['续航605 公里', null]);
});

test('the usage at the end is told', async () => {
  llm = await startLlm(
    streaming(said('a', 'stop'), `data: ${JSON.stringify({ choices: [], usage: { total_tokens: 42 } })}\n\n`, DONE),
  );
  const pieces = streamChat(llm.settings, MESSAGES, { signal: new AbortController().signal });
  await pieces.next();
  expect(await pieces.next()).toEqual({ done: true, value: 42 });
});

test('an endpoint that does not stream is read all the same', async () => {
  const reply = { choices: [{ message: { role: 'assistant', content: '整段' }, finish_reason: 'stop' }] };
  const answer: Parameters<typeof startLlm>[0] = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  expect(await read(answer)).toEqual(['整段', null]);
});

test('a reply or a stream that is sent under another type is read all the same', async () => {
  const whole = JSON.stringify({ choices: [{ message: { content: '整段' }, finish_reason: 'stop' }], error: null });
  for (const [type, body] of [
    ['text/plain', whole],
    ['Application/JSON', whole],
    ['application/json', said('整') + said('段', 'stop') + DONE],
  ] as const) {
    expect(await read((response) => response.writeHead(200, { 'content-type': type }).end(body))).toEqual([
      '整段',
      null,
    ]);
    await llm?.stop();
  }
});

test.each([
  ['whole', ['<think>Lumora or Wickett?</think>\n\nTake', ' Lumora.']],
  ['cut anywhere', ['\n<th', 'ink>Lumora or', ' Wickett?</th', 'ink>', '\n\n', 'Take Lumora.']],
  ['by another name', ['<Thinking>', 'Lumora?', '</Thinking>Take Lumora.']],
])('what a model thought first is no part of the text, %s', async (_name, pieces) => {
  const events = pieces.map((piece) => said(piece));
  expect(await read(streaming(...events, said('', 'stop'), DONE))).toEqual(['Take Lumora.', null]);
});

test('a text that begins like a thought is whole', async () => {
  for (const text of ['<thin', '<b>Lumora</b>', ' Lumora <think>']) {
    expect(await read(streaming(said(text), DONE))).toEqual([text, null]);
    await llm?.stop();
  }
});

test('parts in place of a text, events that say nothing and a usage of another form are read', async () => {
  const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
  const parts = [
    { type: 'thinking', thinking: [{ type: 'text', text: 'Wickett?' }] },
    { type: 'text', text: 'Lumora' },
  ];
  const events = [event({ type: 'ping' }), event({ choices: [{ delta: { content: parts }, finish_reason: null }] })];
  const last = event({ choices: [], usage: { prompt_tokens: 3 } });
  expect(await read(streaming(...events, said('.', 'stop'), last, DONE))).toEqual(['Lumora.', null]);
});

describe('what goes wrong is told apart', () => {
  const event = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
  const NO_CREDIT = { code: 'insufficient_quota', message: 'You exceeded your current quota' };

  test.each([
    ['a wrong key', refusing(401), 'unauthorised', null],
    ['a key without rights', refusing(403), 'unauthorised', null],
    ['too many requests', refusing(429, { 'retry-after': '7' }), 'rate_limited', 7],
    ['too many requests, no word of when', refusing(429), 'rate_limited', null],
    ['an unknown model or address', refusing(404), 'refused', null],
    ['an account without credit', refusing(402), 'unpaid', null],
    ['the same with the status of too many requests', refusing(429, {}, 'insufficient_quota'), 'unpaid', null],
    ['a prompt that is not allowed', refusing(400, {}, 'content_filter'), 'filtered', null],
    ['an endpoint out of order', refusing(503), 'failing', null],
    ['a gateway that gave up', refusing(504), 'slow', null],
    [
      'a redirection, which would take the key along',
      refusing(302, { location: 'http://127.0.0.1:9/' }),
      'unreachable',
      null,
    ],
    ['an account without credit, told in the stream', streaming(event({ error: NO_CREDIT })), 'unpaid', null],
    ['an error of no kind that is known', streaming(event({ error: { message: 'Oh' } })), 'failing', null],
    ['a refusal', streaming(event({ choices: [{ delta: { content: null, refusal: 'No.' } }] })), 'filtered', null],
    ['nothing said', streaming(DONE), 'malformed', null],
    ['an event that is not JSON', streaming('data: {"choices":[\n\n'), 'malformed', null],
    ['an event of another shape', streaming('data: {"choices":"many"}\n\n'), 'malformed', null],
  ] as const)('%s', async (_name, answer, fault, retryAfter) => {
    const [text, error] = await read(answer);
    expect([text, error?.fault, error?.retryAfter]).toEqual(['', fault, retryAfter]);
  });

  test.each([
    ['a stream that ends too early', [said('half')], 'cut_off'],
    ['an error in the middle', [said('half'), 'data: {"error":{"message":"overloaded"}}\n\n'], 'failing'],
    ['a bad event in the middle', [said('half'), 'data: <html>\n\n'], 'malformed'],
    ['a limit of the model', [said('half', 'length'), DONE], 'too_long'],
    ['a filter', [said('half', 'content_filter'), DONE], 'filtered'],
    ['a filter of another name', [said('half', 'sensitive'), DONE], 'filtered'],
    ['an endpoint that gave up', [said('half', 'insufficient_system_resource'), DONE], 'failing'],
  ] as const)('%s, and what came before stands', async (_name, events, fault) => {
    const [text, error] = await read(streaming(...events));
    expect([text, error?.fault]).toEqual(['half', fault]);
  });

  test('the words of a refusal are for the log, without the key', async () => {
    const [, error] = await read((response) => {
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"error":{"message":"Incorrect API key provided: secret-key"}}');
    });
    expect(error?.message).toBe('HTTP 401: Incorrect API key provided: [key]');
  });

  test('a page of HTML', async () => {
    const [, error] = await read((response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Please log in</html>');
    });
    expect(error?.fault).toBe('malformed');
  });

  test('a connection that breaks', async () => {
    const [text, error] = await read((response) => {
      beginStream(response);
      response.write(said('half'), () => setTimeout(() => response.destroy(), 20));
    });
    expect([text, error?.fault]).toEqual(['half', 'cut_off']);
  });

  test('nobody there', async () => {
    llm = await startLlm(() => undefined);
    const { settings } = llm;
    await llm.stop();
    const pieces = streamChat(settings, MESSAGES, { signal: new AbortController().signal });
    await expect(pieces.next()).rejects.toMatchObject({ fault: 'unreachable' });
  });

  test('silence from the start', async () => {
    const [, error] = await read(() => undefined, QUICK);
    expect(error?.fault).toBe('slow');
    await expect.poll(() => llm?.left()).toBe(1);
  });

  test('silence in the middle', async () => {
    const [text, error] = await read((response) => {
      beginStream(response);
      response.write(said('half'));
    }, QUICK);
    expect([text, error?.fault]).toEqual(['half', 'slow']);
    await expect.poll(() => llm?.left()).toBe(1);
  });
});

test('a reader who leaves ends the request at the endpoint', async () => {
  llm = await startLlm((response) => {
    beginStream(response);
    response.write(said('half'));
  });
  const leaving = new AbortController();
  const pieces = streamChat(llm.settings, MESSAGES, { signal: leaving.signal });
  await pieces.next();
  const next = pieces.next();
  leaving.abort();
  await expect(next).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => llm?.left()).toBe(1);
});

test('a loop that is left ends it too', async () => {
  llm = await startLlm((response) => {
    beginStream(response);
    response.write(said('half'));
  });
  const pieces = streamChat(llm.settings, MESSAGES, { signal: new AbortController().signal });
  await pieces.next();
  await pieces.return(null);
  await expect.poll(() => llm?.left()).toBe(1);
});
