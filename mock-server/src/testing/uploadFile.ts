import type { TestServer } from './startTestServer.ts';

export interface Reply {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Sends a file to be looked at before it is imported. */
export async function uploadFile(
  server: TestServer,
  headers: Record<string, string>,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'answers.csv',
): Promise<Reply> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const response = await fetch(`${server.url}/api/front/import/inspect`, { method: 'POST', headers, body: form });
  return (await response.json()) as Reply;
}
