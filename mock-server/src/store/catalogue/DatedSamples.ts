import { LRUCache } from 'lru-cache';
import type { ProjectDefinition } from '#server/analysis/ProjectDefinition.ts';
import { SAMPLE_ZONE } from './sampleDay.ts';
import type { SampleSource } from './SampleSource.ts';

/** A sample with its last day, in its own time zone. */
export interface DatedSample {
  readonly definition: ProjectDefinition;
  readonly timeZone: string;
  /** Its only language; null: several. */
  readonly language: 'zh' | 'en' | null;
  readonly day: string;
}

type Source = Pick<SampleSource, 'projects' | 'timeZoneOf' | 'languageOf'>;

/** The samples as they are today, each in its own time zone. */
export class DatedSamples {
  readonly #source: Source;
  readonly #today: (timeZone: string) => string;
  /** Samples by their last day: at any moment, time zones span two days. */
  readonly #projects = new LRUCache<string, readonly ProjectDefinition[]>({ max: 2 });

  /** @param today the last day of samples in a zone, YYYY-MM-DD */
  constructor(source: Source, today: (timeZone: string) => string) {
    this.#source = source;
    this.#today = today;
  }

  all(): readonly DatedSample[] {
    const usual = this.#today(SAMPLE_ZONE);
    // Computing the day of a time zone is slow.
    const days = new Map([[SAMPLE_ZONE, usual]]);
    return this.#projectsOn(usual).map((project) => {
      const timeZone = this.#source.timeZoneOf?.(project.id) ?? SAMPLE_ZONE;
      const day = days.get(timeZone) ?? this.#today(timeZone);
      days.set(timeZone, day);
      const definition = this.#projectsOn(day).find(({ id }) => id === project.id) ?? project;
      return { definition, timeZone, language: this.#source.languageOf?.(project.id) ?? null, day };
    });
  }

  find(id: string): DatedSample | undefined {
    return this.all().find(({ definition }) => definition.id === id);
  }

  #projectsOn(day: string): readonly ProjectDefinition[] {
    const known = this.#projects.get(day) ?? this.#source.projects(day);
    this.#projects.set(day, known);
    return known;
  }
}
