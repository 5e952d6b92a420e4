import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Passage } from '#client/api/passageSchemas.ts';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import { formatInstant } from './formatInstant.ts';
import { MentionText } from './MentionText.tsx';
import styles from './PassageItem.module.scss';

interface PassageItemProps {
  readonly passage: Passage;
  readonly brands: readonly BrandRef[];
  /** A part of the sentence to mark besides brands; its first occurrence is marked. */
  readonly marked?: string;
  /** Shown before the source line: what was found in the sentence. */
  readonly note?: ReactNode;
  /** Opens the answer; without it the sentence is only shown. */
  readonly onOpen?: ((answerId: string) => void) | undefined;
}

function hitsOf(text: string, marked: string): readonly { readonly start: number; readonly end: number }[] {
  const start = marked === '' ? -1 : text.toLowerCase().indexOf(marked.toLowerCase());
  return start < 0 ? [] : [{ start, end: start + marked.length }];
}

/** A sentence of an answer with its platform and time; a click opens the answer. */
export function PassageItem({ passage, brands, marked = '', note, onOpen }: PassageItemProps) {
  const intl = useIntl();
  const content = (
    <>
      <span className={styles['text']} lang={foreignLanguage(passage.text, intl.locale)}>
        <MentionText
          text={passage.text}
          mentions={passage.mentions}
          brands={brands}
          hits={hitsOf(passage.text, marked)}
        />
      </span>
      <span className={styles['meta']}>
        {note}
        <span>{passage.platform_name}</span>
        <span>{formatInstant(intl, passage.asked_at)}</span>
        <span
          className={styles['prompt']}
          title={passage.prompt_text}
          lang={foreignLanguage(passage.prompt_text, intl.locale)}
        >
          {passage.prompt_text}
        </span>
      </span>
    </>
  );
  if (onOpen === undefined) return <div className={styles['item']}>{content}</div>;
  return (
    <button
      type="button"
      className={`${styles['item'] ?? ''} ${styles['open'] ?? ''}`}
      onClick={() => {
        onOpen(passage.answer_id);
      }}
    >
      {content}
    </button>
  );
}
