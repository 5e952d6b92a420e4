import { readReply } from '../ingest/replies/readReply.ts';
import type { Reply } from '../ingest/replies/Reply.ts';

/** The part of a reply that the tests compare; pages by their addresses only. */
export type BriefReply = Pick<Reply, 'kind' | 'status' | 'text' | 'searches' | 'model'> & {
  readonly cited: readonly string[] | null;
  readonly found: readonly string[] | null;
};

/** A reply that must be recognised by a reader. */
export function knownReply(value: unknown): Reply {
  const reply = readReply(value);
  if (reply === null) throw new Error(`No reader knows ${JSON.stringify(value).slice(0, 300)}`);
  return reply;
}

export function briefReply(value: unknown): BriefReply {
  const { kind, status, text, searches, model, citations, retrieved } = knownReply(value);
  const urls = (pages: Reply['citations']): readonly string[] | null => pages?.map(({ url }) => url) ?? null;
  return { kind, status, text, searches, model, cited: urls(citations), found: urls(retrieved) };
}
