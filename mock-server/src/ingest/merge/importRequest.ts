import type { TextEncoding } from '#client/lib/encoding/encodings.ts';
import type { ImportOverrides } from '#client/lib/importFields.ts';
import type { DateOrder, EmptySources } from '#client/lib/importNotes.ts';
import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { FileSource } from '../parse/FileSource.ts';
import type { ImportFormat } from '../parse/formats/detectFormat.ts';
import type { ZonedClock } from '../parse/times/parseTime.ts';

export type ImportProgress = {
  /** `waiting`: for another import into the same project. */
  readonly phase: 'waiting' | 'earlier' | 'reading' | 'writing';
  /** Bytes of the source read so far. */
  readonly bytes: number;
  readonly rows: number;
};

export type ImportRequest = {
  readonly source: FileSource;
  readonly fileName: string;
  /** Null: detected. */
  readonly format: ImportFormat | null;
  readonly overrides: ImportOverrides;
  readonly projectName: string;
  /** Own brand first. Null: those of the project, which must exist. */
  readonly brands: readonly BrandDefinition[] | null;
  readonly defaultPlatform: string;
  /** A person named the platform. */
  readonly isPlatformGiven?: boolean;
  /** Chosen by a person; null: detected. */
  readonly encoding?: TextEncoding | null;
  readonly dateOrder?: DateOrder | null;
  /** What an empty cell of the sources column means; default: no sources. */
  readonly emptySources?: EmptySources;
  /** Date of rows without one, YYYY-MM-DD; null: none. */
  readonly fileDate?: string | null;
  /** Sheet of a workbook or file of an archive; null: all with answers. */
  readonly part?: string | null;
  /** For times without a zone, and for the calendar days of the summary. */
  readonly clock: ZonedClock;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onProgress: (progress: ImportProgress) => void;
};
