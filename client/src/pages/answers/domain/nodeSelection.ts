import type { SourceNode } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';

/**
 * The answers that cite a tree node. A host is selected by URL prefix, because its name may equal that of its domain, which would include
 * other hosts.
 */
export function nodeSelection({ kind, id, url }: SourceNode): AnswerSelection {
  switch (kind) {
    case 'domain':
      return { domain: id };
    case 'host':
    case 'folder':
      return { url_prefix: `https://${id}` };
    case 'url':
      return { url: url ?? id };
  }
}
