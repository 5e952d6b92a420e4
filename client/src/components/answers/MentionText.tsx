import type { Mention } from '#client/api/answerSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { MentionMark } from './MentionMark.tsx';
import { splitHits } from './splitHits.ts';
import { splitMentions } from './splitMentions.ts';
import styles from './MentionText.module.scss';

interface MentionTextProps {
  readonly text: string;
  readonly mentions: readonly Mention[];
  readonly brands: readonly BrandRef[];
  /** Search hits, offsets into `text`. */
  readonly hits?: readonly { readonly start: number; readonly end: number }[];
}

const NO_HITS = [] as const;

/** A plain text with its mentions in brand colours, and its search hits marked. */
export function MentionText({ text, mentions, brands, hits = NO_HITS }: MentionTextProps) {
  let at = 0;
  return splitMentions(text, mentions).map((part) => {
    const key = at;
    at += part.text.length;
    let inner = key;
    const content = splitHits(part.text, key, hits).map((piece) => {
      const pieceKey = inner;
      inner += piece.text.length;
      return piece.hit ? (
        <mark key={pieceKey} className={styles['hit']}>
          {piece.text}
        </mark>
      ) : (
        <span key={pieceKey} className={styles['plain']}>
          {piece.text}
        </span>
      );
    });
    if (part.brandId === null) {
      return (
        <span key={key} className={styles['plain']}>
          {content}
        </span>
      );
    }
    return (
      <MentionMark key={key} brand={brands.find(({ id }) => id === part.brandId)}>
        {content}
      </MentionMark>
    );
  });
}
