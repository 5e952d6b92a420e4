import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';

export interface ReceivedPost {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Receiver {
  readonly url: string;
  /** In the format of FETCH_ALLOW_PRIVATE. */
  readonly host: string;
  readonly received: ReceivedPost[];
  /** Creates the responses to the next posts. */
  answer: (post: ReceivedPost) => Answer;
  readonly stop: () => Promise<void>;
}

/** A local HTTP server that records posted messages. */
export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedPost[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const post = { path: request.url ?? '', headers: request.headers, body };
      received.push(post);
      const { status, body: text = 'ok', headers = {} } = receiver.answer(post);
      response.writeHead(status, { ...headers });
      response.end(text);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const host = `127.0.0.1:${String(typeof address === 'object' && address !== null ? address.port : 0)}`;
  const receiver: Receiver = {
    ...{ url: `http://${host}`, host, received },
    answer: () => ({ status: 200 }),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
