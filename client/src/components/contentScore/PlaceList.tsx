import { useIntl } from 'react-intl';
import { oneLine } from '#client/lib/oneLine.ts';
import type { Span } from '#client/lib/Span.ts';
import styles from './FactorList.module.scss';

interface PlaceListProps {
  readonly places: readonly { readonly span: Span | null; readonly words: string }[];
  readonly onGo: ((span: Span) => void) | undefined;
}

const SHOWN = 12;
const LONGEST = 80;

/** Places in a text, quoted; each links to its place. */
export function PlaceList({ places, onGo }: PlaceListProps) {
  const intl = useIntl();
  return (
    <ul className={styles['places']}>
      {places.slice(0, SHOWN).map(({ span, words }, index) => (
        <li key={`${span?.start ?? 'x'} ${index}`}>
          {span === null || onGo === undefined ? (
            oneLine(words, LONGEST)
          ) : (
            <button
              type="button"
              className={styles['go']}
              title={intl.formatMessage({ id: 'score.goToPlace' })}
              onClick={() => {
                onGo(span);
              }}
            >
              {oneLine(words, LONGEST)}
            </button>
          )}
        </li>
      ))}
      {places.length > SHOWN && (
        <li>{intl.formatMessage({ id: 'score.further' }, { count: places.length - SHOWN })}</li>
      )}
    </ul>
  );
}
