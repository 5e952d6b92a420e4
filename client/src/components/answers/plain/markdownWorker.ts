import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { remarkCitations } from '../remarkCitations.ts';
import { remarkHeadings } from '../remarkHeadings.ts';
import { remarkMentions } from '../remarkMentions.ts';
import type { MarkdownNode } from '../remarkMentions.ts';
import type { FormatOrder, FormatReply } from './formatMessages.ts';
import { countNodes, MOST_NODES } from './formatMessages.ts';

// Parses one answer in a worker; the page terminates it when it takes too long.
self.addEventListener('message', ({ data }: MessageEvent<FormatOrder>) => {
  const { text, mentions, known } = data;
  let tree: MarkdownNode = { type: 'root' };
  const keep = () => (read: MarkdownNode) => {
    tree = read;
  };
  const parser = unified()
    .use(remarkParse)
    .use([remarkGfm, remarkHeadings, [remarkMentions, { text, mentions }], [remarkCitations, new Set(known)], keep]);
  parser.runSync(parser.parse(text));
  const reply: FormatReply = countNodes(tree) > MOST_NODES ? { kind: 'too_large' } : { kind: 'done', tree };
  self.postMessage(reply);
});
