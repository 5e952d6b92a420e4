import type { ProjectDefinition, RawAnswer } from '../analysis/types.ts';

/** Where sample projects come from; their dates hang on the day they are asked for. */
export interface SampleSource {
  /** @param today YYYY-MM-DD. */
  readonly projects: (today: string) => readonly ProjectDefinition[];
  readonly answers: (projectId: string, today: string) => Iterable<RawAnswer>;
  /** Lines of an access log of the own brand's site; none without it. */
  readonly accessLog?: (projectId: string, today: string) => Iterable<string>;
}
