import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LlmSettings } from '../service/llm/LlmSettings.ts';

export interface LlmRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface TestLlm {
  readonly settings: LlmSettings;
  readonly requests: LlmRequest[];
  /** Number of responses whose client disconnected before their end. */
  readonly left: () => number;
  readonly stop: () => Promise<void>;
}

type Answer = (response: ServerResponse) => void;

/** A local server that speaks the chat completions protocol, or fails as a test requires. */
export async function startLlm(answer: Answer): Promise<TestLlm> {
  const requests: LlmRequest[] = [];
  let left = 0;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      answer(response);
    });
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    settings: { baseUrl: `http://127.0.0.1:${String(port)}/v1`, apiKey: 'secret-key', model: 'writer-1' },
    requests,
    left: () => left,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An event of a chat completion with a piece of text. */
export function said(text: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: text }, finish_reason: finish }] })}\n\n`;
}

export const DONE = 'data: [DONE]\n\n';

/** Answers with these events and then ends the response. */
export function streaming(...events: readonly string[]): Answer {
  return (response) => {
    beginStream(response);
    response.end(events.join(''));
  };
}

export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

export function refusing(status: number, headers: Record<string, string> = {}, code: string | null = null): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify({ error: { message: 'no', code } }));
  };
}
