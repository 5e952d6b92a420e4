import { isPlainObject } from '#client/lib/isPlainObject.ts';
import { listAt, objectsAt, textAt } from '#server/ingest/replies/json.ts';
import type { FakeRequest } from './FakeRequest.ts';
import * as well from './wellSaid.ts';
import type { Said } from './wellSaid.ts';
import * as more from './wellSaidMore.ts';

const said = { ...well, ...more };

/** The prompt in a request of any provider. */
export function promptOf(body: unknown): string {
  const message = objectsAt(body, 'messages')[0] ?? objectsAt(body, 'input', 'messages')[0];
  return (
    textAt(message, 'content') ||
    textAt(body, 'input') ||
    textAt(body, 'inputs') ||
    textAt(objectsAt(objectsAt(body, 'input')[0], 'content')[0], 'text') ||
    textAt(objectsAt(objectsAt(body, 'contents')[0], 'parts')[0], 'text')
  );
}

function kimi({ path, body }: FakeRequest, told: Said): object {
  if (path.endsWith('/tools')) return said.kimiReplies.tools;
  if (path.endsWith('/fibers')) return said.kimiReplies.fiber;
  const isFound = objectsAt(body, 'messages').some(({ role }) => role === 'tool');
  const hasTools = (listAt(body, 'tools') ?? []).length > 0;
  return isFound || !hasTools ? said.kimiReplies.answer(told) : said.kimiReplies.call(told);
}

/** The successful reply of a provider. */
export function goodReply(request: FakeRequest, words: (prompt: string) => string): object {
  const { provider, prompt, body, path } = request;
  const model = textAt(body, 'model') || decodeURIComponent(/models\/([^:]+):/u.exec(path)?.[1] ?? '');
  const told: Said = { prompt, model, words: words(prompt) };
  const isSearching = isPlainObject(body) && ('tools' in body || 'web_search' in body || 'parameters' in body);
  switch (provider) {
    case 'openai':
      return said.openaiReply(told);
    case 'perplexity':
      return said.perplexityReply(told);
    case 'gemini':
      return said.geminiReply(told);
    case 'claude':
      return said.claudeReply(told);
    case 'deepseek':
      return said.deepseekReply(told);
    case 'qwen':
      return said.qwenReply(told);
    case 'kimi':
      return kimi(request, told);
    case 'doubao':
      return said.doubaoReply(told);
    case 'doubao_app':
      return said.doubaoAppReply(told);
    case 'ernie':
      return isSearching ? said.ernieReply(told) : said.kimiReplies.answer(told);
    case 'tokenhub':
      return said.tokenhubReply(told);
    case 'grok':
      return said.grokReply(told);
    case 'mistral':
      return said.mistralReply(told);
    case 'openrouter':
      return said.openrouterReply(told);
  }
}
