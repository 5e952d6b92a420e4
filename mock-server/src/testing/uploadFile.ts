import type { TestServer } from './startTestServer.ts';

export interface Reply {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Sends a file to be looked at before anything of it is saved: recorded answers, unless `path` says another. */
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
