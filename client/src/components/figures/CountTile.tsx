import styles from './CountTile.module.scss';

/** A longer value, such as a date, is smaller on narrow screens. */
const MOST_OF_COUNT = 7;

interface CountTileProps {
  readonly name: string;
  readonly value: string;
  /** Muted lines below the value. */
  readonly notes: readonly string[];
}

/** A count or a date: not a sample, so without an interval. */
export function CountTile({ name, value, notes }: CountTileProps) {
  return (
    <article className={styles['tile']} aria-label={name}>
      <h2 className={styles['label']}>{name}</h2>
      <p className={`${styles['value'] ?? ''} ${value.length > MOST_OF_COUNT ? (styles['long'] ?? '') : ''}`}>
        {value}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </article>
  );
}
