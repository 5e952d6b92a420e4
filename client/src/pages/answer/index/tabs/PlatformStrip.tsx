import type { CSSProperties } from 'react';
import type { NamedRef } from '../../../../api/namedRefSchemas.ts';
import type { PromptRow } from '../../../../api/promptSchemas.ts';
import { withoutTurns } from '../../../../lib/withoutTurns.ts';
import styles from './PlatformStrip.module.scss';

interface PlatformStripProps {
  readonly row: Pick<PromptRow, 'platforms'>;
  /** In the order of the row's own. */
  readonly platforms: readonly NamedRef[];
}

/** One dot a platform, filled by how often its answers name us; hollow and dashed where it was not asked. */
export function PlatformStrip({ row, platforms }: PlatformStripProps) {
  const cellAt = (index: number) => {
    const cell = row.platforms[index] ?? null;
    return cell === null || cell.answers === 0 ? null : cell;
  };
  const about = platforms.map(({ name }, index) => {
    const cell = cellAt(index);
    return `${withoutTurns(name)} ${cell === null ? '–' : `${cell.named}/${cell.answers}`}`;
  });
  return (
    <span className={styles['strip']} role="img" aria-label={about.join('; ')} title={about.join('\n')}>
      {platforms.map(({ id }, index) => {
        const cell = cellAt(index);
        if (cell === null) return <span key={id} className={`${styles['dot'] ?? ''} ${styles['none'] ?? ''}`} />;
        const style: CSSProperties & Record<'--app-fill', string> = {
          '--app-fill': `${(cell.named / cell.answers) * 100}%`,
        };
        return <span key={id} className={styles['dot']} style={style} />;
      })}
    </span>
  );
}
