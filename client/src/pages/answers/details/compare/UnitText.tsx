import { useIntl } from 'react-intl';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { MentionMark } from '#client/components/answers/MentionMark.tsx';
import { foreignLanguage } from '#client/lib/foreignLanguage.ts';
import type { Span } from '#client/lib/Span.ts';
import { markParts } from './markParts.ts';
import type { TextUnit } from './textUnits.ts';
import styles from './UnitText.module.scss';

interface UnitTextProps {
  readonly unit: TextUnit;
  readonly brands: readonly BrandRef[];
  /** Spans that only this side has, and which side this is. */
  readonly changes?: readonly Span[];
  readonly side: 'left' | 'right';
}

/** A sentence of a comparison: brands in their colours, changed words struck through on the left and underlined on the right. */
export function UnitText({ unit, brands, changes = [], side }: UnitTextProps) {
  const { locale } = useIntl();
  const Changed = side === 'left' ? 'del' : 'ins';
  return (
    <span className={`${styles['unit'] ?? ''} ${styles[unit.kind] ?? ''}`} lang={foreignLanguage(unit.text, locale)}>
      {markParts(unit.text, unit.mentions, changes).map(({ start, text, brandId, changed }) => {
        const words =
          brandId === null ? text : <MentionMark brand={brands.find(({ id }) => id === brandId)}>{text}</MentionMark>;
        if (changed) {
          return (
            <Changed key={start} className={styles[side]}>
              {words}
            </Changed>
          );
        }
        return <span key={start}>{words}</span>;
      })}
    </span>
  );
}
