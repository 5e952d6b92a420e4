import { listAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';

const MAX_DEPTH = 6;

function rowText(row: unknown): string {
  const cells: readonly unknown[] = Array.isArray(row) ? row : [];
  return cells.map((cell) => (typeof cell === 'string' ? cell : ownText(objectAt(cell) ?? {}))).join(' | ');
}

/** A table given as rows of cells, or as `{headers, rows}`. */
function tableText(block: JsonObject): string {
  const table = block['table'] ?? block['formatted'];
  const rows = [
    listAt(table, 'headers') ?? listAt(table, 'header') ?? [],
    ...(listAt(table, 'rows') ?? listAt(table) ?? []),
  ];
  return rows
    .map(rowText)
    .filter((row) => row !== '')
    .join('\n');
}

/** Texts by subject: `{"Product": "why"}`. */
function namedEntries(block: JsonObject): readonly JsonObject[] {
  return Object.entries(objectAt(block, 'snippets') ?? {}).map(([title, text]) =>
    typeof text === 'string' ? { title, text } : { title, ...objectAt(text) },
  );
}

/** List entries are blocks or plain texts. */
function entriesOf(block: JsonObject): readonly JsonObject[] {
  const entries = [
    ...(listAt(block, 'list') ?? []),
    ...(listAt(block, 'items') ?? []),
    ...(listAt(block, 'snippets') ?? namedEntries(block)),
  ];
  return entries.map((entry) => (typeof entry === 'string' ? { text: entry } : (objectAt(entry) ?? {})));
}

function ownText(block: JsonObject): string {
  const text = textAt(block, 'snippet') || textAt(block, 'text') || textAt(block, 'answer') || textAt(block, 'code');
  // Some titles end with the colon that follows them on the page.
  const title = (textAt(block, 'title') || textAt(block, 'header')).replace(/\s*[:：]\s*$/u, '');
  const line = title !== '' && text !== '' ? `${title}: ${text}` : title || text;
  if ((block['type'] === 'heading' || block['type'] === 'header') && line !== '') return `## ${line}`;
  return block['type'] === 'code_block' && line !== '' ? `\`\`\`\n${line}\n\`\`\`` : line;
}

/** Converts the blocks of an overview to Markdown: paragraphs, headings, lists and tables, nested to any depth. */
export function blockText(blocks: readonly JsonObject[], depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  const texts = blocks.map((block) => {
    const items = entriesOf(block)
      .map((entry) => `- ${blockText([entry], depth + 1).replaceAll('\n', '\n  ')}`)
      .join('\n');
    const inner = [
      ...objectsAt(block, 'text_blocks'),
      ...objectsAt(block, 'blocks'),
      ...objectsAt(block, 'comparison'),
    ];
    return [ownText(block), items, blockText(inner, depth + 1), tableText(block)]
      .filter((text) => text.trim() !== '')
      .join('\n');
  });
  return texts.filter((text) => text.trim() !== '').join('\n\n');
}
