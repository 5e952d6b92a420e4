import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './PlainAnswer.module.scss';

interface PlainAnswerProps {
  readonly text: string;
  /** Why the answer is not formatted. */
  readonly note: string;
  /** Formats it anyway; absent if that was tried. */
  readonly onFormat?: (() => void) | undefined;
  readonly isFormatting?: boolean;
}

/** UTF-16 units of a block, which the browser lays out when it comes near the viewport. */
const BLOCK = 4000;

/** Cut at line ends if one is near, and never inside a surrogate pair. */
function blocksOf(text: string): readonly string[] {
  const blocks: string[] = [];
  for (let from = 0; from < text.length;) {
    const near = text.lastIndexOf('\n', from + BLOCK);
    let to = near > from ? near + 1 : from + BLOCK;
    if (/[\uD800-\uDBFF]/u.test(text.charAt(to - 1))) to += 1;
    blocks.push(text.slice(from, to));
    from = to;
  }
  return blocks;
}

/** An answer as plain text, its first part first: for one that would block the page, or that cannot be formatted. */
export function PlainAnswer({ text, note, onFormat, isFormatting = false }: PlainAnswerProps) {
  const intl = useIntl();
  const [isWhole, setWhole] = useState(text.length <= BLOCK);
  const blocks = isWhole ? blocksOf(text) : [text.slice(0, BLOCK)];
  return (
    <div>
      <p className={styles['note']}>{note}</p>
      <div className={styles['text']}>
        {blocks.map((block, index) => (
          // The text never changes, so the index is a stable key.
          <div key={String(index)} className={styles['block']}>
            {block}
          </div>
        ))}
      </div>
      {!isWhole && (
        <Button
          size="small"
          onClick={() => {
            setWhole(true);
          }}
          text={intl.formatMessage({ id: 'answers.plain.all' }, { count: text.length })}
        />
      )}
      {onFormat !== undefined && (
        <Button
          size="small"
          variant="minimal"
          loading={isFormatting}
          onClick={onFormat}
          text={intl.formatMessage({ id: 'answers.plain.format' })}
        />
      )}
    </div>
  );
}
