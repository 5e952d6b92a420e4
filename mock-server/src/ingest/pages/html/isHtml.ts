import { SAMPLE_BYTES } from '#client/lib/encoding/detectEncoding.ts';
import { kindOf } from '#server/ingest/parse/containers/fileKind.ts';
import { problemOfBytes } from '#server/ingest/parse/fileProblem.ts';

/** A comment ends at its first end marker: alternatives would cost exponential time. */
const FEED = /^(?:<!--(?:(?!-->).)*-->\s*|<\?[^>]*>\s*)*<(?:rss|feed|rdf:RDF|urlset|sitemapindex)\b/su;
const PAGE = /<(?:!doctype\s+html|html|head|body)\b/iu;
const HEAD_CHARACTERS = 65_536;

/** Whether a file is HTML. The parser accepts anything else too, but misreads it: a PDF's bytes, Markdown as one paragraph. */
export function isHtml(bytes: Uint8Array, text: string): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const problem = problemOfBytes(sample);
  if (kindOf(sample) !== 'text' || (problem !== null && problem !== 'markup' && problem !== 'empty')) return false;
  const head = text.slice(0, HEAD_CHARACTERS).trimStart();
  if (FEED.test(head)) return false;
  return head.startsWith('<') || PAGE.test(head);
}
