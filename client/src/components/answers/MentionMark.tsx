import type { ReactNode } from 'react';
import type { BrandRef } from '#client/api/reportSchemas.ts';
import { brandClass } from '../figures/brandColor.ts';
import styles from './MentionMark.module.scss';

interface MentionMarkProps {
  /** Undefined: a brand that is no longer tracked. */
  readonly brand: BrandRef | undefined;
  readonly children: ReactNode;
}

/** A brand mention in an answer, in the brand's colour. */
export function MentionMark({ brand, children }: MentionMarkProps) {
  const own = brand?.own === true ? (styles['own'] ?? '') : '';
  return (
    <mark className={`${styles['mark'] ?? ''} ${brandClass(brand)} ${own}`} title={brand?.name}>
      {children}
    </mark>
  );
}
