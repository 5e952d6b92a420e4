import { kindOf } from '../../parse/containers/fileKind.ts';
import { problemOfBytes } from '../../parse/fileProblem.ts';
import { SAMPLE_BYTES } from '../../parse/detectEncoding.ts';

/** A comment ends at its first end: another reading for each of many would take for ever. */
const FEED = /^(?:<!--(?:(?!-->).)*-->\s*|<\?[^>]*>\s*)*<(?:rss|feed|rdf:RDF|urlset|sitemapindex)\b/su;
const PAGE = /<(?:!doctype\s+html|html|head|body)\b/iu;
const HEAD_CHARACTERS = 65_536;

/** Whether a file is HTML. Anything else would be read, too, but not as what it says: a PDF's bytes, Markdown as one paragraph. */
export function isHtml(bytes: Uint8Array, text: string): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const problem = problemOfBytes(sample);
  if (kindOf(sample) !== 'text' || (problem !== null && problem !== 'markup' && problem !== 'empty')) return false;
  const head = text.slice(0, HEAD_CHARACTERS).trimStart();
  if (FEED.test(head)) return false;
  return head.startsWith('<') || PAGE.test(head);
}
