import type { SourceNode } from '#client/api/detailSchemas.ts';
import type { AnswerSelection } from '#client/components/answers/answerSearch.ts';

/**
 * The answers that cite a place of the tree. A host is asked for as all its pages, because a host may have the very name of its
 * domain, whose other hosts are not meant.
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
