import type { Brief, OpenBrief } from '../../api/briefSchemas.ts';
import type { AnswersDrawerControl } from '../../components/answers/useAnswersDrawer.ts';

/** What every part of an open brief is given. */
export interface SectionProps {
  readonly brief: Brief;
  readonly brands: OpenBrief['brands'];
  readonly change: (changes: Partial<Brief>) => void;
  readonly onOpen: AnswersDrawerControl['open'];
}
