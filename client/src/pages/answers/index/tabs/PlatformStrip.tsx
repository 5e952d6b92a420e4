import type { NamedRef } from '#client/api/namedRefSchemas.ts';
import type { PromptRow } from '#client/api/promptSchemas.ts';
import { stripBidi } from '#client/lib/stripBidi.ts';
import { platformDots } from './platformDots.ts';
import styles from './PlatformStrip.module.scss';

interface PlatformStripProps {
  readonly row: Pick<PromptRow, 'platforms'>;
  /** In the order of `row.platforms`. */
  readonly platforms: readonly NamedRef[];
}

/** One dot per platform, filled by the share of its answers that mention the own brand; dashed where it was not asked. */
export function PlatformStrip({ row, platforms }: PlatformStripProps) {
  const cells = platforms.map((_, index) => {
    const cell = row.platforms[index] ?? null;
    return cell === null || cell.answers === 0 ? null : cell;
  });
  const about = platforms.map(({ name }, index) => {
    const cell = cells[index] ?? null;
    return `${stripBidi(name)} ${cell === null ? '–' : `${cell.named}/${cell.answers}`}`;
  });
  const { width, height, rings, fills, unasked } = platformDots(
    cells.map((cell) => (cell === null ? null : cell.named / cell.answers)),
  );
  return (
    <span className={styles['strip']} role="img" aria-label={about.join('; ')} title={about.join('\n')}>
      <svg width={width} height={height} aria-hidden="true" focusable="false">
        <path className={styles['fill']} d={fills} />
        <path className={styles['ring']} d={rings} />
        {unasked !== '' && <path className={styles['unasked']} d={unasked} />}
      </svg>
    </span>
  );
}
