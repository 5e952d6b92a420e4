import type { Mention } from '../../api/answerSchemas.ts';
import type { BrandRef } from '../../api/overviewSchemas.ts';
import { MentionMark } from './MentionMark.tsx';
import { splitMentions } from './splitMentions.ts';

interface MentionTextProps {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly brands: readonly BrandRef[];
}

/** A plain text with its mentions marked in their brands' colours. */
export function MentionText({ text, mentions, brands }: MentionTextProps) {
  let at = 0;
  return splitMentions(text, mentions).map((part) => {
    const key = at;
    at += part.text.length;
    if (part.brandId === null) return <span key={key}>{part.text}</span>;
    return (
      <MentionMark key={key} brand={brands.find(({ id }) => id === part.brandId)}>
        {part.text}
      </MentionMark>
    );
  });
}
