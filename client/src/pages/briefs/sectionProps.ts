import type { Brief, OpenBrief } from '#client/api/briefSchemas.ts';
import type { AnswersDrawerControl } from '#client/components/answers/useAnswersDrawer.ts';

/** Props of every section of an open brief. */
export interface SectionProps {
  readonly brief: Brief;
  readonly brands: OpenBrief['brands'];
  readonly change: (changes: Partial<Brief>) => void;
  readonly onOpen: AnswersDrawerControl['open'];
}
