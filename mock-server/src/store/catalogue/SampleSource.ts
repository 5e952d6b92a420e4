import type { StoredPage } from '../documents/ProjectPages.ts';
import type { ProjectDefinition } from '../../analysis/ProjectDefinition.ts';
import type { RawAnswer } from '../../analysis/table/RawAnswer.ts';

/** Where sample projects come from; their dates hang on the day they are asked for. */
export interface SampleSource {
  /** @param today YYYY-MM-DD. */
  readonly projects: (today: string) => readonly ProjectDefinition[];
  readonly answers: (projectId: string, today: string) => Iterable<RawAnswer>;
  /** The own pages it comes with; none without it. */
  readonly ownPages?: (projectId: string, today: string) => readonly StoredPage[];
  /** The zone its days are of; `SAMPLE_ZONE` without it. */
  readonly timeZoneOf?: (projectId: string) => string;
  /** The language of a sample that speaks one only; null: several. Readers of it find it first. */
  readonly languageOf?: (projectId: string) => 'zh' | 'en' | null;
  /** Lines of an access log of the own brand's site; none without it. */
  readonly accessLog?: (projectId: string, today: string) => Iterable<string>;
}
