import type { TestServer } from './startTestServer.ts';

export interface Reply {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Uploads a file for inspection before anything is saved: recorded answers, unless `path` is another endpoint. */
export async function uploadFile(
  server: TestServer,
  headers: Record<string, string>,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'answers.csv',
  path = '/api/front/import/inspect',
): Promise<Reply> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
  return (await response.json()) as Reply;
}
