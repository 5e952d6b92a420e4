import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { readReply } from '#server/ingest/replies/readReply.ts';
import type { Adapter } from './Adapter.ts';
import { jsonHeaders } from './Adapter.ts';
import { classifyFault } from './classifyFault.ts';
import { searchRan } from './searchRan.ts';

/** Tencent's TokenHub. No document that was read specifies the reply's fields, so any known format is accepted. */
export const tokenhub: Adapter = {
  id: 'tokenhub',
  build: ({ baseUrl, key, model, prompt, searchMode }) => ({
    method: 'POST',
    url: `${baseUrl}/responses`,
    headers: jsonHeaders(key),
    body: {
      model,
      input: prompt,
      stream: false,
      ...(searchMode !== 'none' && { tools: [{ type: 'web_search' }] }),
    },
  }),
  parse: (raw) => (isPlainObject(raw) ? readReply(raw) : null),
  searched: searchRan,
  classify: (status, headers, body) => classifyFault(status, headers, body),
};
