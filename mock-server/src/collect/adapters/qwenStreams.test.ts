import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { askOnce } from '../ask/askOnce.ts';
import { bodyOf } from '../ask/bodyOf.ts';
import { qwen } from './qwen.ts';

const THINKING = {
  code: 'InvalidParameter',
  message: 'parameter.enable_thinking must be set to false for non-streaming calls',
  request_id: 'r',
};
const packet = (message: object, output: object = {}): string =>
  `id:1\nevent:result\n:HTTP_STATUS/200\ndata:${JSON.stringify({
    output: { choices: [{ finish_reason: 'null', message }], ...output },
    usage: { input_tokens: 9, output_tokens: 4, plugins: { search: { count: 1 } } },
    request_id: 'r',
  })}\n\n`;
const FOUND = { search_info: { search_results: [{ index: 1, title: 'Lamps', url: 'https://lamps.example/a' }] } };

it('asks a model that answers only in a stream for one, and reads it', async () => {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const isStream = request.headers['x-dashscope-sse'] === 'enable';
    sent.push(isStream ? 'stream' : 'whole');
    request.resume().on('end', () => {
      response.writeHead(isStream ? 200 : 400, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
      response.end(
        isStream
          ? packet({ content: '', reasoning_content: 'Which?' }, FOUND) +
              packet({ content: 'Lum' }) +
              packet({ content: 'ora[1].' })
          : JSON.stringify(THINKING),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    const request = { prompt: 'Which lamp?', model: 'qwen-thinks', key: 'sk-key-key-key', country: null } as const;
    const ask = { ...request, baseUrl: `http://127.0.0.1:${String(port)}`, searchMode: 'forced' } as const;
    for (let time = 0; time < 2; time += 1) {
      expect(await askOnce(qwen, ask)).toMatchObject({
        kind: 'answer',
        answer: { searched: true, reply: { text: 'Lumora[1].', citations: [{ url: 'https://lamps.example/a' }] } },
      });
    }
    // The second time it is known.
    expect(sent).toEqual(['whole', 'stream', 'stream']);
  } finally {
    server.close();
  }
});

it('reads an error that comes as a stream', () => {
  const error = { code: 'Arrearage', message: 'Access denied.', request_id: 'r' };
  const body = bodyOf(`id:1\nevent:error\n:HTTP_STATUS/400\ndata:${JSON.stringify(error)}\n\n`);
  expect(qwen.classify(400, {}, body)).toMatchObject({ kind: 'quota', detail: 'Arrearage: Access denied.' });
});
