import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import type { StoredPage } from '../documents/ProjectPages.ts';

/** Source of the sample projects, whose dates depend on the current day. */
export interface SampleSource {
  /** @param today YYYY-MM-DD. */
  readonly projects: (today: string) => readonly ProjectDefinition[];
  readonly answers: (projectId: string, today: string) => Iterable<RawAnswer>;
  /** Own pages of the sample; default: none. */
  readonly ownPages?: (projectId: string, today: string) => readonly StoredPage[];
  /** Time zone of its days; default: `SAMPLE_ZONE`. */
  readonly timeZoneOf?: (projectId: string) => string;
  /** Language of a sample with one language only, listed first for its readers; null: several. */
  readonly languageOf?: (projectId: string) => 'zh' | 'en' | null;
  /** Lines of an access log of the own brand's site; default: none. */
  readonly accessLog?: (projectId: string, today: string) => Iterable<string>;
}
