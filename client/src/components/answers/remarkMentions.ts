import type { Mention } from '#client/api/answerSchemas.ts';
import { alignText } from './alignText.ts';
import { contentStart } from './contentStart.ts';
import { localMentions } from './localMentions.ts';
import { splitMentions } from './splitMentions.ts';

/** The part of a Markdown syntax tree that is used here. */
export interface MarkdownNode {
  type: string;
  value?: string;
  /** Level of a heading. */
  depth?: number;
  children?: MarkdownNode[];
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
  data?: { hName?: string; hProperties?: Record<string, string> };
}

interface Source {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

const plain = (value: string): MarkdownNode => ({ type: 'text', value });

function mark(value: string, brandId: string): MarkdownNode {
  return { type: 'mention', data: { hName: 'mark', hProperties: { dataBrand: brandId } }, children: [plain(value)] };
}

/** Splits a literal node at its mentions; null if it has none. */
function markLiteral(node: MarkdownNode, { text, mentions }: Source): MarkdownNode[] | null {
  const [start, end] = [node.position?.start.offset, node.position?.end.offset];
  const { value } = node;
  if (value === undefined || start === undefined || end === undefined) return null;
  const inside = mentions.filter((mention) => mention.start < end && mention.end > start);
  if (inside.length === 0) return null;
  const offsets = alignText(value, text, start + contentStart(node, text.slice(start, end)), end);
  const local = localMentions(offsets, inside);
  if (local.length === 0) return null;
  return splitMentions(value, local).map((part) =>
    part.brandId === null ? plain(part.text) : mark(part.text, part.brandId),
  );
}

function markNode(node: MarkdownNode, source: Source): MarkdownNode[] {
  // Raw HTML is treated as text: it is shown literally and never becomes elements.
  const literal = node.type === 'html' ? { ...node, type: 'text' } : node;
  const children = markLiteral(literal, source);
  if (children !== null) {
    if (node.type === 'inlineCode') return [{ type: 'markedCode', data: { hName: 'code' }, children }];
    if (node.type === 'code') {
      const code: MarkdownNode = { type: 'markedCode', data: { hName: 'code' }, children };
      return [{ type: 'markedBlock', data: { hName: 'pre' }, children: [code] }];
    }
    return children;
  }
  if (literal.children !== undefined) literal.children = literal.children.flatMap((child) => markNode(child, source));
  return [literal];
}

/**
 * A remark plugin that wraps every mention in `<mark data-brand>`, at exactly the offsets that were counted in the source text, whatever
 * markup surrounds them.
 */
export function remarkMentions(source: Source) {
  return (tree: MarkdownNode): void => {
    tree.children = (tree.children ?? []).flatMap((child) => markNode(child, source));
  };
}
