import { FormattedMessage } from 'react-intl';
import { textChanges } from './textChanges.ts';
import styles from './TextDiff.module.scss';

interface TextDiffProps {
  readonly from: string;
  readonly to: string;
  /** Names of the two texts, translated. */
  readonly fromName: string;
  readonly toName: string;
}

/** The line diff of two texts; unchanged lines are only counted. */
export function TextDiff({ from, to, fromName, toName }: TextDiffProps) {
  const changes = textChanges(from, to);
  if (changes.every(({ kind }) => kind === 'same')) {
    return (
      <p className={styles['same']}>
        <FormattedMessage id="writing.diff.none" />
      </p>
    );
  }
  return (
    <div className={styles['diff']}>
      {changes.map(({ kind, lines }, index) => {
        // The texts do not change, so an index is a stable key.
        const key = `${String(index)}-${kind}`;
        if (kind === 'same') {
          return (
            <p key={key} className={styles['same']}>
              <FormattedMessage id="writing.diff.same" values={{ count: lines.length }} />
            </p>
          );
        }
        const isAdded = kind === 'added';
        const Lines = isAdded ? 'ins' : 'del';
        return (
          <div key={key} className={isAdded ? styles['added'] : styles['removed']}>
            <p className={styles['label']}>
              {isAdded ? (
                <FormattedMessage id="writing.diff.added" values={{ own: toName }} />
              ) : (
                <FormattedMessage id="writing.diff.removed" values={{ other: fromName }} />
              )}
            </p>
            <Lines className={styles['lines']}>{lines.join('\n')}</Lines>
          </div>
        );
      })}
    </div>
  );
}
