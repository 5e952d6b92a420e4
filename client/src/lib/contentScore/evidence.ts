import type { FactorId } from './types.ts';

type StudyId = 'geo' | 'cseo' | 'wgc' | 'geo16' | 'ahrefs';

interface Study {
  readonly id: StudyId;
  /** Null: not published at an address of its own. */
  readonly url: string | null;
}

/** The studies that grades are based on; `score.study.<id>.finding` holds the finding of each. */
export const STUDIES: readonly Study[] = [
  { id: 'geo', url: 'https://arxiv.org/abs/2311.09735' },
  { id: 'cseo', url: 'https://arxiv.org/abs/2506.11097' },
  { id: 'wgc', url: 'https://arxiv.org/abs/2605.25517' },
  { id: 'geo16', url: 'https://arxiv.org/abs/2509.10762' },
  { id: 'ahrefs', url: null },
];

/** The studies for or against each factor; conventions have none. */
export const EVIDENCE: Readonly<Record<FactorId, readonly StudyId[]>> = {
  access: [],
  match: ['wgc', 'cseo'],
  answerFirst: [],
  headings: ['geo16'],
  statistics: ['geo', 'cseo'],
  sources: ['geo', 'cseo'],
  quotations: ['geo', 'cseo'],
  concreteFacts: ['wgc'],
  freshness: ['wgc', 'geo16'],
  clarity: ['geo', 'cseo'],
  trust: ['geo16'],
  selfContained: [],
  stuffing: ['geo'],
  superlatives: [],
  nearDuplicate: [],
  structuredData: ['geo16', 'ahrefs'],
};
