import { useIntl } from 'react-intl';
import type { PromptHead } from '#client/api/promptSchemas.ts';
import styles from './DemandBars.module.scss';

interface DemandBarsProps {
  readonly demand: PromptHead['demand'];
  /** Puts the text into the tooltip, for a column whose header explains the bars. */
  readonly wordless?: boolean;
}

const BANDS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const;

/** How often a prompt is asked, as one to five bars and in words; the tooltip gives the origin. */
export function DemandBars({ demand, wordless = false }: DemandBarsProps) {
  const intl = useIntl();
  const level = demand === null ? 0 : BANDS.indexOf(demand.band) + 1;
  const words = intl.formatMessage({ id: `prompts.demand.${demand?.band ?? 'unknown'}` });
  const source =
    demand === null || demand.source === ''
      ? undefined
      : intl.formatMessage({ id: 'prompts.demand.source' }, { source: demand.source });
  const bars = (
    <span
      className={styles['bars']}
      {...(wordless ? { role: 'img', 'aria-label': words, title: words } : { 'aria-hidden': true })}
    >
      {BANDS.map((band, index) => (
        <span key={band} className={`${styles['bar'] ?? ''} ${index < level ? (styles['full'] ?? '') : ''}`} />
      ))}
    </span>
  );
  if (wordless) return bars;
  return (
    <span className={styles['demand']} title={source}>
      {bars}
      {words}
    </span>
  );
}
