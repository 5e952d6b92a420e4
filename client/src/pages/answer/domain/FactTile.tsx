import styles from './FactTile.module.scss';

interface FactTileProps {
  readonly name: string;
  readonly value: string;
  /** Muted lines below. */
  readonly notes: readonly string[];
}

/** A count or a date that is no sample of anything: it has no interval. */
export function FactTile({ name, value, notes }: FactTileProps) {
  return (
    <article className={styles['tile']} aria-label={name}>
      <h2 className={styles['label']}>{name}</h2>
      <p className={styles['value']}>{value}</p>
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </article>
  );
}
